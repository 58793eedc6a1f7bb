// Files that people hand over by mistake: archives, pictures, spreadsheets, saved Python objects.
//
// Read as text, each of their lines would be an error of its own. So the beginning of an input is
// compared with a table, once, and one error says what the file is and what to do. Some would even
// be dangerous to open: HoDoKu's .hsol is a Java object stream in a ZIP, a pickle runs code when it
// is loaded; Nonet never does either. XML of an unknown root belongs here, too, wherever it begins.
//
// Compressed text is no mistake: the program unpacks gzip and zstd before the reader sees it, and a
// user of the library has to do the same.
#include "text/foreign.hpp"

#include "text/xml/document.hpp"
#include "text/xml/root.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nonet::text {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kLookInside = 512;

constexpr std::array kFiles = {
    Foreign{
        "PK\x03\x04"sv, "SudokuData"sv, "a .hsol file of HoDoKu",
        "it is a Java object stream, which is never loaded; in HoDoKu copy the puzzle and paste "
        "it"},
    Foreign{"PK\x03\x04"sv, "data.pkl"sv, "a PyTorch file",
            "convert it with numpy.save(\"puzzles.npy\", torch.load(file).numpy())"},
    Foreign{"PK\x03\x04"sv, ".npy"sv, "an archive of NumPy arrays (.npz)",
            "save one array with numpy.save"},
    Foreign{"PK\x03\x04"sv, "[Content_Types].xml"sv, "an Office document", "save the sheet as CSV"},
    Foreign{"PK\x03\x04"sv, "mimetypeapplication/vnd.oasis"sv, "an OpenDocument file",
            "save the sheet as CSV"},
    Foreign{"PK\x03\x04"sv, ""sv, "a ZIP archive", "unpack it and give the files in it"},
    Foreign{"PK\x05\x06"sv, ""sv, "an empty ZIP archive", "give a file with puzzles"},
    Foreign{"\x1F\x8B"sv, ""sv, "gzip data", "unpack them first, as the program nonet does"},
    Foreign{"\x28\xB5\x2F\xFD"sv, ""sv, "zstd data",
            "unpack them first, as the program nonet does"},
    Foreign{"\xFD"
            "7zXZ\0"sv,
            ""sv, "an xz file", "unpack it with xz -d"},
    Foreign{"BZh"sv, "1AY&SY"sv, "a bzip2 file", "unpack it with bzip2 -d"},
    Foreign{"7z\xBC\xAF\x27\x1C"sv, ""sv, "a 7z archive", "unpack it and give the files in it"},
    Foreign{"Rar!\x1A\x07"sv, ""sv, "a RAR archive", "unpack it and give the files in it"},
    Foreign{"\xAC\xED\0\x05"sv, ""sv, "a Java object stream",
            "it is never loaded; export the puzzles as text"},
    Foreign{"PAR1"sv, ""sv, "a Parquet file",
            "convert it with pandas.read_parquet(file).to_csv(\"puzzles.csv\")"},
    Foreign{"ARROW1\0\0"sv, ""sv, "an Arrow file",
            "convert it with pandas.read_feather(file).to_csv(\"puzzles.csv\")"},
    Foreign{"\x89HDF\r\n\x1A\n"sv, ""sv, "an HDF5 file", "save the array with numpy.save"},
    Foreign{"SQLite format 3\0"sv, ""sv, "an SQLite database",
            "export the puzzles with sqlite3 -csv FILE 'select ...'"},
    Foreign{"\xD0\xCF\x11\xE0"sv, ""sv, "an old Excel or Word document", "save the sheet as CSV"},
    Foreign{"\x89PNG\r\n"sv, ""sv, "a PNG picture", "pictures are not read; type the digits"},
    Foreign{"\xFF\xD8\xFF"sv, ""sv, "a JPEG picture", "pictures are not read; type the digits"},
    Foreign{"GIF8"sv, ""sv, "a GIF picture", "pictures are not read; type the digits"},
    Foreign{"%PDF-"sv, ""sv, "a PDF document", "copy the digits out of it"},
    Foreign{"\x80\x02"sv, ""sv, "a Python pickle",
            "it is never loaded; save the array with numpy.save"},
    Foreign{"\x80\x03"sv, ""sv, "a Python pickle",
            "it is never loaded; save the array with numpy.save"},
    Foreign{"\x80\x04\x95"sv, ""sv, "a Python pickle",
            "it is never loaded; save the array with numpy.save"},
    Foreign{"\x80\x05\x95"sv, ""sv, "a Python pickle",
            "it is never loaded; save the array with numpy.save"},
    Foreign{"<!DOCTYPE html"sv, ""sv, "a web page", "copy the digits out of it"},
    Foreign{"<!doctype html"sv, ""sv, "a web page", "copy the digits out of it"},
};

/// Whether an input that begins like this may be one of the files.
bool may_be_foreign(std::string_view seen) {
    return std::any_of(kFiles.begin(), kFiles.end(), [seen](const Foreign& file) {
        return seen.starts_with(file.start) || file.start.starts_with(seen);
    });
}

const Foreign* find_foreign(std::string_view seen) {
    const auto* const file = std::find_if(kFiles.begin(), kFiles.end(), [seen](const Foreign& row) {
        return seen.starts_with(row.start) && seen.find(row.inside) != std::string_view::npos;
    });
    return file == kFiles.end() ? nullptr : file;
}

/// Nothing of a document interests.
class Ignored final : public XmlContent {
  public:
    explicit Ignored(std::string message) : message_(std::move(message)) {}

    XmlInside start(const XmlTag& tag, XmlSink& sink) override {
        sink.refuse({ErrorCode::not_supported, tag.place(), std::string(tag.name()), message_});
        return XmlInside::anything;
    }

  private:
    std::string message_;
};

std::string message_for(const XmlRoot& root) {
    if (root.name == "java") {
        return "XML of Java objects (java.beans.XMLDecoder), which is never loaded; export the "
               "puzzles as text";
    }
    return "unknown XML <" + root.name +
           ">; the roots that are read are <opensudoku>, <opensudoku2>, <onegravitysudoku>, "
           "<ksudoku> and <puzzlePack>, where --from allows it; export the puzzles as text";
}

}  // namespace

std::span<const Foreign> foreign_files() {
    return kFiles;
}

Found refuse_foreign_file(LineSupplier& input, Record& record) {
    for (std::size_t wanted = 1;; wanted = kLookInside) {
        const std::string_view seen = input.bytes(wanted).substr(0, kLookInside);
        const LineSupplier::State state = input.state();
        if (seen.empty() && state != LineSupplier::State::pause) return Found::no;
        if (!may_be_foreign(seen)) return Found::no;
        if (state == LineSupplier::State::pause) return Found::more;
        if (seen.size() < kLookInside && state == LineSupplier::State::ready) continue;
        const Foreign* file = find_foreign(seen);
        if (file == nullptr) return Found::no;
        record.error = {ErrorCode::not_supported, input.place(), "",
                        "this is " + std::string(file->what) + ": " + std::string(file->cure)};
        return Found::error;
    }
}

Opening open_foreign_xml(const Window& window, Record& record) {
    const XmlRoot root = find_xml_root(window);
    if (root.found != Found::puzzle) return {.found = root.found};
    std::string message = message_for(root);
    if (root.declared || root.name == "java") {
        return {.found = Found::puzzle,
                .document = make_xml_document(root, std::make_unique<Ignored>(std::move(message)))};
    }
    const Line* line = window.line(0);
    record.error = error_at(ErrorCode::unknown_format, *line, 0, std::move(message));
    record.error.symbol = root.name;
    return {.found = Found::error, .lines = 1};
}

}  // namespace nonet::text
