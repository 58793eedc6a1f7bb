#!/usr/bin/env python3
"""What the text cases cannot say: pipes, pauses, signals, terminals, parts of the input."""

import argparse
import gzip
import json
import os
import pty
import resource
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zlib
from pathlib import Path

PROGRAM = ""
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
ROW = (SOLUTION + "\tunique\n").encode()
EMPTY = "." * 81
# More solutions than anybody counts, and clues that stand in the way of counting by bands.
COUNTLESS = "4.....8.5.3..........7......2.....6.....8" + EMPTY[41:]
HARD = "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."
PATIENCE = 240  # seconds until a test that hangs is given up: no other is near it on a busy machine


def run(*arguments, **options):
    return subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=PATIENCE, check=False, **options)


def start(*arguments):
    return subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, bufsize=0)


def read_until(descriptor, size):
    """Reads `size` bytes, or what comes until patience ends."""
    data = b""
    end = time.monotonic() + PATIENCE
    while len(data) < size and time.monotonic() < end:
        if select.select([descriptor], [], [], 1)[0]:
            piece = os.read(descriptor, size - len(data))
            if not piece:
                break
            data += piece
    return data


def listens_to_ctrl_c(process):
    status = Path(f"/proc/{process.pid}/status").read_text()
    caught = [line for line in status.splitlines() if line.startswith("SigCgt:")]
    return int(caught[0].split()[1], 16) & 1 << (signal.SIGINT - 1) != 0


def processor_seconds(process):
    """Of all threads of a program, without the time that it waited for a processor."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def interrupt(process, work=0.0):
    """Sends Ctrl-C once the program listens to it and has worked for so many seconds more. The
    clock on the wall would not tell: on a busy machine a program may not have had its turn."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not listens_to_ctrl_c(process):
        time.sleep(0.01)
    start_of_work = processor_seconds(process)
    while time.monotonic() < end and processor_seconds(process) < start_of_work + work:
        time.sleep(0.01)
    if work == 0:
        time.sleep(0.3)  # mostly enough until it waits for input; it must do as well before
    process.send_signal(signal.SIGINT)


def in_terminal(arguments, environment=None, typed=b""):
    """Runs the program in a terminal; what it printed there, and its exit code."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.pop("NO_COLOR", None)
        os.environ["TERM"] = "xterm"
        os.environ.update(environment or {})
        os.execv(PROGRAM, [PROGRAM, *arguments])
    os.write(terminal, typed)
    printed = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        printed += piece
    status = os.waitpid(child, 0)[1]
    os.close(terminal)
    return printed.decode().replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name, data=None):
        path = Path(self.folder.name) / name
        if data is not None:
            path.write_bytes(data)
        return str(path)


class Filter(unittest.TestCase):
    def test_a_row_comes_out_before_the_input_ends(self):
        for threads in ("1", "2", "0"):
            with start("solve", "--threads", threads) as process:
                for _ in range(3):
                    process.stdin.write(PUZZLE.encode() + b"\n")
                    self.assertEqual(read_until(process.stdout.fileno(), len(ROW)), ROW)
                process.stdin.close()
                self.assertEqual(process.wait(PATIENCE), 0)
                process.stdout.close()
                process.stderr.close()

    def test_half_a_line_waits_for_its_other_half(self):
        with start("solve") as process:
            process.stdin.write(PUZZLE[:40].encode())
            time.sleep(0.1)
            process.stdin.write(PUZZLE[40:].encode() + b"\n")
            self.assertEqual(read_until(process.stdout.fileno(), len(ROW)), ROW)
            process.communicate()

    def test_a_reader_that_has_seen_enough_ends_it_quietly(self):
        for arguments in (["solve", "-"], ["solve", "--all", EMPTY]):
            process = start(*arguments)
            if arguments[1] == "-":
                source = subprocess.Popen(
                    [sys.executable, "-c", f"while True: print('{PUZZLE}')"],
                    stdout=process.stdin, stderr=subprocess.DEVNULL)
                process.stdin.close()
            read_until(process.stdout.fileno(), 10)
            process.stdout.close()
            self.assertEqual(process.wait(PATIENCE), 0)
            self.assertEqual(process.stderr.read(), b"")
            process.stderr.close()
            if arguments[1] == "-":
                source.wait(PATIENCE)

    def test_an_output_that_refuses_to_wait_gets_everything(self):
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        process = subprocess.Popen([PROGRAM, "convert"], stdin=subprocess.PIPE, stdout=writing)
        os.close(writing)
        rows = (PUZZLE + "\n").encode() * 20000  # more than a pipe holds
        feeder = threading.Thread(target=lambda: (process.stdin.write(rows),
                                                  process.stdin.close()))
        feeder.start()
        time.sleep(0.5)
        self.assertEqual(read_until(reading, len(rows) + 1), rows)
        feeder.join()
        self.assertEqual(process.wait(PATIENCE), 0)
        os.close(reading)

    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([PROGRAM, "solve", PUZZLE], stdout=full,
                                    stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"cannot write", result.stderr)


class ClosedStreams(Folder):
    """A standard stream that is closed must not be taken for one of our own files."""

    def run_closed(self, closing, *arguments):
        words = " ".join(f"'{word}'" for word in (PROGRAM, *arguments))
        return subprocess.run(["sh", "-c", f"exec {words} {closing}"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=PATIENCE, check=False)

    def test_reading_from_a_closed_input_is_an_error(self):
        result = self.run_closed("<&-", "solve")
        self.assertEqual((result.returncode, result.stdout), (2, b""))
        self.assertIn(b"cannot read", result.stderr)

    def test_writing_to_a_closed_output_is_an_error(self):
        path = self.path("puzzles.txt", PUZZLE.encode() + b"\n")
        for closing in (">&-", ">&- <&-"):
            result = self.run_closed(closing, "solve", path)
            self.assertEqual(result.returncode, 2)
            self.assertIn(b"cannot write", result.stderr)

    def test_messages_do_not_end_up_in_the_output_file(self):
        path = self.path("out.txt")
        result = self.run_closed("2>&- >&- <&-", "solve", "-o", path, PUZZLE, "missing")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(Path(path).read_bytes(), ROW)


class Interrupt(unittest.TestCase):
    def test_a_count_says_how_far_it_came(self):
        process = start("count", "--limit", "0", COUNTLESS)
        interrupt(process, work=0.3)
        out, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130)
        self.assertRegex(out, rb"^at least [1-9][0-9]*\tunknown\n$")

    def test_waiting_for_input_is_interrupted_too(self):
        judges = run("judge", "--list").stdout.decode().split("\t")[:1]
        for command in (["solve"], ["solve", "--threads", "1"], *(["judge", j] for j in judges if j)):
            process = start(*command)
            interrupt(process)
            self.assertEqual(process.wait(PATIENCE), 130, command)
            process.communicate()

    def test_a_judge_does_not_blame_the_input_that_was_cut_off(self):
        process = start("judge", "poj2676")
        process.stdin.write(b"9\n")
        interrupt(process)
        out, errors = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, out, errors), (130, b"", b""))
        process = start("judge", "boj2239", "--time-limit", "0.2")
        self.assertEqual(process.wait(PATIENCE), 3)
        self.assertEqual(process.communicate(), (b"", b""))

    def test_rows_that_are_ready_come_out(self):
        process = start("count", "--limit", "0", PUZZLE, COUNTLESS, PUZZLE)
        self.assertEqual(read_until(process.stdout.fileno(), 8), b"1\texact\n")
        interrupt(process, work=0.1)
        out, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130)
        self.assertTrue(out.startswith(b"at least "), out)

    def test_all_solutions_end_with_a_whole_row(self):
        process = start("solve", "--all", EMPTY)
        data = read_until(process.stdout.fileno(), 1000)
        process.send_signal(signal.SIGINT)
        data += process.communicate(timeout=PATIENCE)[0]
        self.assertEqual(process.returncode, 130)
        self.assertTrue(data.endswith(b"\t1\n"))


class Limits(unittest.TestCase):
    def test_a_time_limit_gives_unknown_and_exit_code_3(self):
        result = run("count", "--limit", "0", "--time-limit", "0.2", COUNTLESS)
        self.assertEqual(result.returncode, 3)
        self.assertRegex(result.stdout, rb"^at least [0-9]+\tunknown\n$")

    def test_a_limit_for_each_puzzle_does_not_stop_the_others(self):
        # Where others keep the program waiting, a limit may cut even the short count.
        for limit in ("0.2", "2", "20"):
            result = run("count", "--limit", "0", "--puzzle-time-limit", limit, COUNTLESS, PUZZLE)
            self.assertEqual(result.returncode, 3)
            first, second = result.stdout.splitlines()
            self.assertRegex(first, rb"^at least [0-9]+\tunknown$")
            if second == b"1\texact":
                return
            self.assertRegex(second, rb"^at least [01]\tunknown$")
        self.fail("the limit of the first puzzle cut the second one too")

    def test_all_hints_say_when_a_limit_came_first(self):
        # Few candidates are left: with many, all hints take seconds.
        result = run("hint", "--all", "--json", SOLUTION[:45] + EMPTY[45:])
        self.assertIs(json.loads(result.stdout)["complete"], True)
        for limit in ("0.01", "0.02", "0.04", "0.08", "0.2", "0.5", "1"):
            result = run("hint", "--all", "--json", "--puzzle-time-limit", limit, HARD)
            hint = json.loads(result.stdout)
            if hint["kind"] == "step" and not hint["complete"]:
                self.assertEqual(result.returncode, 3)
                return
        self.fail("no limit cut the list short")

    def test_a_time_limit_does_not_wait_for_input(self):
        process = start("solve", "--time-limit", "0.2")
        self.assertEqual(process.wait(PATIENCE), 3)
        process.communicate()


class Parts(Folder):
    def expect_cover(self, arguments, feed=None, ordered=True):
        whole = run("solve", *arguments, input=feed).stdout
        for count in (2, 3, 7):
            parts = [run("solve", "--shard", f"{i}/{count}", *arguments, input=feed).stdout
                     for i in range(1, count + 1)]
            if ordered:
                self.assertEqual(b"".join(parts), whole)
            else:
                rows = [part.splitlines() for part in parts]
                dealt = [rows[i % count][i // count] for i in range(sum(map(len, rows)))]
                self.assertEqual(dealt, whole.splitlines())

    def lines(self):
        """Twenty lines with different answers: one clue each, and one that is bad."""
        lines = [("." * i + "9" + "." * (80 - i)) for i in range(19)] + ["bad"]
        return "".join(line + "\n" for line in lines).encode()

    def test_files_pipes_and_compressed_files_are_covered_once(self):
        self.expect_cover([self.path("lines.txt", self.lines())])
        self.expect_cover([], self.lines(), ordered=False)
        self.expect_cover([self.path("lines.gz", gzip.compress(self.lines()))], ordered=False)

    def test_messages_of_a_part_name_lines_of_the_file(self):
        path = self.path("lines.txt", self.lines())
        result = run("solve", "--shard", "4/4", path)
        self.assertIn(f"{path}:20:1: ".encode(), result.stderr)
        result = run("solve", "--shard", "4/4", "--format", "{line}", path)
        self.assertEqual(result.stdout.splitlines()[-1], b"20")


class Files(Folder):
    def test_compressed_output_is_read_back(self):
        for name in ("out.txt", "out.gz", "out.zst"):
            path = self.path(name)
            self.assertEqual(run("solve", "-o", path, PUZZLE).stdout, b"")
            self.assertEqual(run("convert", path).stdout, SOLUTION.encode() + b"\n", name)
        self.assertEqual(Path(self.path("out.gz")).read_bytes()[:2], b"\x1f\x8b")
        self.assertEqual(Path(self.path("out.zst")).read_bytes()[:4], b"\x28\xb5\x2f\xfd")

    def test_two_gzip_members_are_one_text(self):
        member = gzip.compress(PUZZLE.encode() + b"\n")
        self.assertEqual(run("solve", self.path("two", member + member)).stdout, ROW + ROW)

    def test_a_torn_gzip_file_is_an_error(self):
        data = gzip.compress("".join(f"{i:081}\n" for i in range(1000)).encode())
        result = run("solve", self.path("torn", data[:len(data) // 2]))
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"ends too early", result.stderr)

    def test_errors_of_a_whole_file_do_not_drown_in_those_of_rows(self):
        data = gzip.compress("".join(f"hello {i * i}\n" for i in range(3000)).encode())
        torn = self.path("torn.gz", data[:len(data) // 2])
        result = run("convert", torn, self.path("nofile"))
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"ends too early", result.stderr)
        self.assertIn(b"cannot open", result.stderr)
        self.assertIn(b" more rows could not be read", result.stderr)

    def test_other_compressions_are_not_written_as_plain_text(self):
        for name in ("out.xz", "out.bz2", "out.zip"):
            result = run("convert", "-o", self.path(name), input=PUZZLE.encode())
            self.assertEqual(result.returncode, 2)
            self.assertIn(b".gz or .zst", result.stderr)
            self.assertFalse(Path(self.path(name)).exists())

    def test_zeros_behind_a_gzip_member_are_padding(self):
        data = gzip.compress(PUZZLE.encode() + b"\n") + bytes(512)
        result = run("solve", self.path("padded", data))
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, ROW, b""))

    def test_what_stands_before_a_fault_is_answered(self):
        data = gzip.compress(PUZZLE.encode() + b"\n")
        wrong_length = data[:-4] + bytes([data[-4] ^ 1]) + data[-3:]
        result = run("solve", self.path("damaged", wrong_length))
        self.assertEqual((result.returncode, result.stdout), (2, ROW))
        self.assertIn(b"damaged", result.stderr)

    def test_output_onto_the_input_is_refused(self):
        path = self.path("puzzles.txt", PUZZLE.encode() + b"\n")
        with open(path, "rb") as source, open(path, "ab") as target:
            tries = [run("solve", path, "-o", path),
                     run("solve", "-o", path, stdin=source),
                     run("judge", "poj3074", path, "-o", path),
                     subprocess.run([PROGRAM, "solve", path], stdout=target,
                                    stderr=subprocess.PIPE, timeout=PATIENCE, check=False)]
        for result in tries:
            self.assertEqual(result.returncode, 2)
            self.assertIn(b"both input and output", result.stderr)
            self.assertEqual(Path(path).read_bytes(), PUZZLE.encode() + b"\n")


class Terminal(unittest.TestCase):
    def test_one_puzzle_is_drawn_with_givens_told_apart(self):
        printed, code = in_terminal(["solve", PUZZLE])
        self.assertEqual(code, 0)
        self.assertIn("┌───────┬", printed)
        self.assertIn("\x1b[1m4\x1b[0m \x1b[36m1\x1b[0m", printed)
        self.assertTrue(printed.endswith("unique\n"))

    def test_without_colour_puzzle_and_solution_stand_side_by_side(self):
        for arguments, environment in ((["solve", PUZZLE], {"NO_COLOR": "1"}),
                                       (["solve", "--color", "never", PUZZLE], {}),
                                       (["solve", PUZZLE], {"TERM": "dumb"})):
            printed, _ = in_terminal(arguments, environment)
            self.assertNotIn("\x1b", printed)
            self.assertIn("│ 4 . . │ . . . │ 8 . 5 │   │ 4 1 7 │ 3 6 9 │ 8 2 5 │", printed)

    def test_many_puzzles_are_rows(self):
        printed, _ = in_terminal(["solve"] + [PUZZLE] * 9)
        self.assertEqual(printed, ROW.decode() * 9)

    def test_what_was_laid_out_is_not_drawn(self):
        for arguments in (["--json"], ["--format", "{status}"], ["--to", "line"]):
            printed, _ = in_terminal(["solve", *arguments, PUZZLE])
            self.assertNotIn("┌", printed)

    def test_whoever_waits_for_a_person_says_so(self):
        for arguments in (["solve"], ["judge", "boj2239"]):
            printed, _ = in_terminal(arguments, typed=b"\x04")
            self.assertIn("reading from the terminal", printed)
            printed, _ = in_terminal([*arguments, "-q"], typed=b"\x04")
            self.assertNotIn("reading from the terminal", printed)

    def test_progress_is_shown_only_where_it_was_asked_for(self):
        result = run("count", "--progress", "always", "--limit", "0", "--puzzle-time-limit", "1.2",
                     COUNTLESS, PUZZLE)
        self.assertRegex(result.stderr, rb"\b[12] puzzles, ")
        result = run("count", "--limit", "0", "--puzzle-time-limit", "1.2", COUNTLESS, PUZZLE)
        self.assertEqual(result.stderr, b"")

    def test_progress_of_a_file_estimates_the_time_left(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "puzzles.txt")
            path.write_text(f"{PUZZLE}\n{COUNTLESS}\n{PUZZLE}\n", encoding="ascii")
            result = run("count", "--progress", "always", "--limit", "0", "--threads", "1",
                         "--puzzle-time-limit", "1.2", str(path))
        self.assertRegex(result.stderr.decode(), r"puzzles, \d+ a second, (33|66) %, 0:0[0-9] left")


class Resuming(unittest.TestCase):
    LINES = [PUZZLE, "bad", "0" * 80 + "1", PUZZLE[::-1], SOLUTION] * 40

    def rated(self, folder, *arguments):
        source = Path(folder, "puzzles.txt")
        source.write_text("\n".join(self.LINES) + "\n", encoding="ascii")
        return run("rate", *arguments, str(source))

    def check(self, *arguments):
        """A run that was stopped anywhere, also amid a line, ends as one that was not."""
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder, "rows.txt")
            self.rated(folder, *arguments, "-o", str(output))
            whole = output.read_bytes()
            self.assertGreater(len(whole.splitlines()), 100)
            for size in (0, 1, len(whole) // 3, len(whole) // 2 + 7, len(whole) - 1, len(whole)):
                output.write_bytes(whole[:size])
                self.rated(folder, *arguments, "--resume", "-o", str(output))
                self.assertEqual(output.read_bytes(), whole, f"{arguments} from byte {size}")

    def test_goes_on_behind_the_last_whole_row(self):
        self.check()

    def test_goes_on_where_bad_input_has_no_row(self):
        self.check("--serate", "%n %g %r")

    def test_what_was_stopped_is_left_to_the_next_run(self):
        """By Ctrl-C, by a limit, and amid puzzles on several threads."""
        hard = ".23.567...56...1..79.2........3.8.5.3.....8....46.............8...91.36..32..4.1."
        with tempfile.TemporaryDirectory() as folder:
            source, output = Path(folder, "puzzles.txt"), Path(folder, "rows.txt")
            source.write_text((hard + "\n") * 3000, encoding="ascii")
            for stop in ("Ctrl-C", "limit"):
                output.unlink(missing_ok=True)
                command = ["rate", "--threads", "2", "--resume", "-o", str(output), str(source)]
                if stop == "limit":
                    self.assertEqual(run(*command, "--time-limit", "0.3").returncode, 3)
                else:
                    process = start(*command)
                    interrupt(process, work=0.2)
                    process.communicate(timeout=PATIENCE)
                    self.assertEqual(process.returncode, 130)
                self.assertNotIn(b"unknown", output.read_bytes())

    def test_begins_a_file_that_is_not_there(self):
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder, "rows.txt")
            self.rated(folder, "--resume", "-o", str(output))
            self.assertEqual(len(output.read_bytes().splitlines()), len(self.LINES))


class Output(unittest.TestCase):
    def test_every_row_of_json_is_an_object_of_schema_1(self):
        bad = "1" * 80
        result = run("solve", "--json", "-", input=f"{PUZZLE}\n{bad}\n".encode())
        good, invalid = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual((good["schema"], good["solution"], good["number"]), (1, SOLUTION, 1))
        self.assertEqual((invalid["schema"], invalid["status"]), (1, "invalid"))
        self.assertEqual(invalid["error"]["line"], 2)
        self.assertEqual(set(invalid["error"]), {"code", "line", "column", "message"})

    def test_threads_do_not_change_a_long_output(self):
        feed = "".join("." * (i % 81) + str(i % 9 + 1) + "." * (80 - i % 81) + "\n"
                       for i in range(3000)).encode()
        outputs = {run("solve", "--threads", n, input=feed).stdout for n in ("1", "2", "8")}
        self.assertEqual(len(outputs), 1)
        self.assertEqual(outputs.pop().count(b"\n"), 3000)

    def test_random_solutions_depend_on_the_seed_alone(self):
        feed = (EMPTY + "\n").encode() * 40
        seeded = [run("solve", "--random", "--seed", "7", "--threads", n, input=feed).stdout
                  for n in ("1", "4")]
        self.assertEqual(seeded[0], seeded[1])
        self.assertGreater(len(set(seeded[0].splitlines())), 35)
        self.assertNotEqual(run("solve", "--random", "--seed", "8", input=feed).stdout, seeded[0])
        first, second = (run("solve", "--random", input=feed).stdout for _ in range(2))
        self.assertNotEqual(first, second)


class Threads(Folder):
    def test_a_system_that_refuses_threads_is_told_of(self):
        def tighten():
            resource.setrlimit(resource.RLIMIT_AS, (300 << 20, 300 << 20))

        if run("solve", "--threads", "1", PUZZLE, preexec_fn=tighten).returncode != 0:
            self.skipTest("this program needs more address space than the test leaves it")
        path = self.path("many.txt", (PUZZLE + "\n").encode() * 20_000)
        result = run("solve", "--threads", "64", path, preexec_fn=tighten)
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr.decode(), "nonet: cannot go on: the system refuses to start "
                                                 "more threads; give a smaller --threads\n")


class Memory(Folder):
    def peak(self, lines):
        return self.peak_of((PUZZLE + "\n").encode() * lines)

    def peak_of(self, data):
        path = self.path("many.txt", data)
        # The address sanitizer keeps freed memory in a quarantine that grows with the work done, up
        # to 256 MiB: without a bound on it, a sanitized program would be measured by its quarantine.
        options = os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=1"
        process = subprocess.Popen([PROGRAM, "solve", "--any", "--threads", "4", path],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   env={**os.environ, "ASAN_OPTIONS": options.lstrip(":")})
        return os.wait4(process.pid, 0)[2].ru_maxrss

    def test_a_longer_input_needs_no_more_memory(self):
        small = self.peak(20_000)
        large = self.peak(200_000)
        self.assertLess(large, 2 * small)
        self.assertLess(large, 100_000)  # KiB

    def test_a_decompression_bomb_costs_time_only(self):
        small = self.peak(20_000)
        # What looks at the line behind another must not keep the rest of a line that is too long.
        for head, filler in ((b"", b"\0"), (b"", b"1"), (b"", b"<opensudoku>"), (b"12\n", b" "),
                             (b"puzzle,solution\n", b" "), (b"puzzle\n\"", b"1"),
                             (b"\t\t\t\n", b"1")):
            # In pieces: what this process holds would count to the peak of its children.
            packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
            piece = filler * ((1 << 20) // len(filler))
            bomb = packer.compress(head) + b"".join(packer.compress(piece) for _ in range(80))
            bomb += packer.flush()
            self.assertLess(len(bomb), 2 << 20)
            self.assertLess(self.peak_of(bomb), 2 * small, (head, filler))
            result = run("solve", "-", input=bomb)
            self.assertEqual(result.returncode, 2)
            self.assertEqual(result.stdout, b"-\tinvalid\n")
            self.assertEqual(result.stderr.count(b"\n"), 1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    known, rest = parser.parse_known_args()
    PROGRAM = str(Path(known.program).resolve())
    unittest.main(argv=[sys.argv[0], *rest], warnings="ignore")
