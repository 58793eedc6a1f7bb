// Packing and unpacking in lockstep: both sides number the same phrases in the same order, so the
// table never travels. Phrases are pieces of the output, not copies. See lz_codes.hpp.
#include "text/codecs/lz_codes.hpp"

#include <algorithm>
#include <utility>

namespace nonet::text {

namespace {

constexpr std::uint32_t kNewByte = 0;
constexpr std::uint32_t kNewUnit = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPhrase = 3;

constexpr unsigned kSextetBits = 6;
constexpr std::size_t kOldFilling = 3;  ///< sextets that a version with 16-bit groups may add

/// How many bits a code has: one more each time that so many phrases were added as the bits so far
/// can number.
class CodeWidth {
  public:
    CodeWidth(unsigned bits, std::uint32_t left) : bits_(bits), left_(left) {}

    [[nodiscard]] unsigned bits() const { return bits_; }

    void phrase_added() {
        if (--left_ == 0) left_ = std::uint32_t{1} << bits_++;
    }

  private:
    unsigned bits_;
    std::uint32_t left_;
};

class BitReader {
  public:
    explicit BitReader(const Sextets& sextets) : sextets_(sextets) {}

    /// Reads `count` bits, low bit first; false when the text ends within them.
    bool take(unsigned count, std::uint32_t& value) {
        start_ = bit_ / kSextetBits;
        if (sextets_.size() * kSextetBits - bit_ < count) return false;
        value = 0;
        for (unsigned i = 0; i < count; ++i, ++bit_) {
            const std::size_t in_sextet = kSextetBits - 1 - bit_ % kSextetBits;
            value |= (std::uint32_t{sextets_[bit_ / kSextetBits]} >> in_sextet & 1U) << i;
        }
        return true;
    }

    /// The sextet where the last take() began.
    [[nodiscard]] std::size_t start() const { return start_; }

  private:
    const Sextets& sextets_;
    std::size_t bit_ = 0;
    std::size_t start_ = 0;
};

/// A phrase is a piece of the output.
struct Phrase {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
};

class Unpacker {
  public:
    Unpacker(const Sextets& sextets, std::size_t max_units) : reader_(sextets), max_(max_units) {}

    LzUnpacked run() {
        while (step()) {
        }
        result_.sextet = reader_.start();
        return std::move(result_);
    }

  private:
    bool step();
    bool append_new(unsigned bits);
    bool append_phrase(std::uint32_t code);
    void remember(Phrase current);

    bool fail(LzFault fault) {
        result_.fault = fault;
        return false;
    }

    [[nodiscard]] std::uint32_t size() const {
        return static_cast<std::uint32_t>(result_.units.size());
    }

    BitReader reader_;
    std::size_t max_;
    LzUnpacked result_;
    std::vector<Phrase> phrases_ = std::vector<Phrase>(kFirstPhrase);
    Phrase previous_;
    CodeWidth width_{2, 2};
};

/// Reads one code; false at the end and at a fault.
bool Unpacker::step() {
    std::uint32_t code = 0;
    if (!reader_.take(width_.bits(), code)) return fail(LzFault::ends_early);
    switch (code) {
        case kNewByte:
            return append_new(8);
        case kNewUnit:
            return append_new(16);
        case kEnd:
            return false;
        default:
            return append_phrase(code);
    }
}

bool Unpacker::append_new(unsigned bits) {
    std::uint32_t unit = 0;
    if (!reader_.take(bits, unit)) return fail(LzFault::ends_early);
    if (size() >= max_) return fail(LzFault::too_long);
    const Phrase phrase{size(), 1};
    result_.units += static_cast<char16_t>(unit);
    phrases_.push_back(phrase);
    width_.phrase_added();
    remember(phrase);
    return true;
}

bool Unpacker::append_phrase(std::uint32_t code) {
    // The code that is about to be given out: the previous phrase and its own first unit.
    const bool next = code == phrases_.size() && previous_.length > 0;
    if (code >= phrases_.size() && !next) return fail(LzFault::bad_code);
    const Phrase source = next ? Phrase{previous_.start, previous_.length + 1} : phrases_[code];
    if (max_ - size() < source.length) return fail(LzFault::too_long);
    const Phrase phrase{size(), source.length};
    // One by one: the source may reach into what is being written.
    for (std::uint32_t i = 0; i < source.length; ++i) {
        result_.units += result_.units[source.start + i];
    }
    remember(phrase);
    return true;
}

/// `current` was appended: the phrase before it, one unit longer, is new.
void Unpacker::remember(Phrase current) {
    if (previous_.length > 0) phrases_.push_back({previous_.start, previous_.length + 1});
    previous_ = current;
    width_.phrase_added();
}

/// The phrases by what they are made of. A hash table with open addressing: packing spends most of
/// its time here, and std::unordered_map asks for memory for each phrase.
class PhraseTable {
  public:
    /// `phrase`, or 0 for none, with one unit more.
    static std::uint64_t key(std::uint32_t phrase, char16_t unit) {
        return std::uint64_t{phrase} << 16 | unit;
    }

    /// The code that was added under `key`, or 0.
    [[nodiscard]] std::uint32_t find(std::uint64_t key) const { return slots_[slot(key)].code; }

    /// Requires that nothing was added under `key`.
    void add(std::uint64_t key, std::uint32_t code) {
        if (2 * ++used_ > slots_.size()) grow();
        slots_[slot(key)] = {key, code};
    }

  private:
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t code = 0;  ///< 0 in a free slot
    };

    /// Where `key` is, or would be.
    [[nodiscard]] std::size_t slot(std::uint64_t key) const {
        constexpr std::uint64_t kGoldenRatio = 0x9E3779B97F4A7C15;
        std::size_t i = key * kGoldenRatio >> 32 & (slots_.size() - 1);
        while (slots_[i].code != 0 && slots_[i].key != key) i = (i + 1) & (slots_.size() - 1);
        return i;
    }

    void grow() {
        const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
        for (const Slot& filled : old) {
            if (filled.code != 0) slots_[slot(filled.key)] = filled;
        }
    }

    std::vector<Slot> slots_ = std::vector<Slot>(64);  ///< always a power of two
    std::size_t used_ = 0;
};

class Packer {
  public:
    Sextets run(std::u16string_view units) {
        for (const char16_t unit : units) add(unit);
        if (phrase_ != 0) write_phrase();
        put(kEnd, width_.bits());
        sextets_.push_back(static_cast<std::uint8_t>(filling_ << (kSextetBits - filled_)));
        return std::move(sextets_);
    }

  private:
    void add(char16_t unit);
    void write_phrase();
    void put(std::uint32_t value, unsigned count);

    PhraseTable codes_;
    std::uint32_t next_code_ = kFirstPhrase;
    std::uint32_t phrase_ = 0;    ///< the longest so far, not written yet
    bool phrase_is_new_ = false;  ///< a single unit whose code the other side does not know
    char16_t last_unit_ = 0;
    CodeWidth width_{2, 2};
    Sextets sextets_;
    std::uint32_t filling_ = 0;
    unsigned filled_ = 0;
};

void Packer::add(char16_t unit) {
    const std::uint64_t longer = PhraseTable::key(phrase_, unit);
    const std::uint32_t known = codes_.find(longer);
    if (phrase_ != 0 && known != 0) {
        phrase_ = known;
        return;
    }
    std::uint32_t alone = codes_.find(PhraseTable::key(0, unit));
    const bool is_new = alone == 0;
    if (is_new) {
        alone = next_code_++;
        codes_.add(PhraseTable::key(0, unit), alone);
    }
    if (phrase_ != 0) {
        write_phrase();
        codes_.add(longer, next_code_++);
    }
    phrase_ = alone;
    phrase_is_new_ = is_new;
    last_unit_ = unit;
}

void Packer::write_phrase() {
    if (phrase_is_new_) {
        const bool byte = last_unit_ < 256;
        put(byte ? kNewByte : kNewUnit, width_.bits());
        put(last_unit_, byte ? 8 : 16);
        width_.phrase_added();
        phrase_is_new_ = false;
    } else {
        put(phrase_, width_.bits());
    }
    width_.phrase_added();
}

void Packer::put(std::uint32_t value, unsigned count) {
    for (; count > 0; --count, value >>= 1) {
        filling_ = filling_ << 1 | (value & 1U);
        if (++filled_ == kSextetBits) {
            sextets_.push_back(static_cast<std::uint8_t>(filling_));
            filling_ = 0;
            filled_ = 0;
        }
    }
}

/// The sextet at which two packed texts begin to differ; zeros at the ends do not count.
std::size_t first_difference(const Sextets& a, const Sextets& b) {
    const std::size_t size = std::max(a.size(), b.size());
    const auto at = [](const Sextets& s, std::size_t i) { return i < s.size() ? s[i] : 0; };
    std::size_t i = 0;
    while (i < size && at(a, i) == at(b, i)) ++i;
    return i;
}

}  // namespace

LzUnpacked lz_unpack(const Sextets& sextets, std::size_t max_units) {
    constexpr std::size_t kMostUnits = UINT32_MAX / 2;  // places fit into 32 bits
    LzUnpacked result = Unpacker(sextets, std::min(max_units, kMostUnits)).run();
    if (result.fault != LzFault::none) return result;
    const Sextets packed = lz_pack(result.units);
    const std::size_t most = packed.size() + kOldFilling;
    const std::size_t difference = std::min(first_difference(sextets, packed), most);
    if (difference < std::max(sextets.size(), packed.size())) {
        result.fault = LzFault::not_packed;
        result.sextet = difference;
    }
    return result;
}

Sextets lz_pack(std::u16string_view units) {
    return Packer().run(units);
}

}  // namespace nonet::text
