"""Runs the benchmark's programs in alternation and prints medians, ratios and what is wanted of them.

Texts come from FONTGAUGE_DATA/corpus (en.txt, de.txt, ru.txt, vi.txt; one text a line) when that
variable is set; otherwise they are made up from words, the same ones every time.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

LANGUAGES = ("en", "de", "ru", "vi")

WORDS = {
    "en": "search messages saved homes rooms price per month notifications settings available today "
          "near the park with balcony and garden contact owner now share this listing results",
    "de": "Suche Nachrichten gespeicherte Wohnungen Zimmer Preis pro Monat Einstellungen "
          "Benachrichtigungseinstellungen verfügbar heute nahe am Park mit Balkon und Garten "
          "Grundstücksverkehrsgenehmigung Anbieter kontaktieren Ergebnisse",
    "ru": "поиск сообщения сохранённые квартиры комнаты цена в месяц уведомления настройки доступно "
          "сегодня рядом с парком балкон и сад связаться с владельцем поделиться объявлением",
    "vi": "tìm kiếm tin nhắn nhà đã lưu phòng giá mỗi tháng thông báo cài đặt hôm nay gần công viên "
          "có ban công và vườn liên hệ chủ nhà chia sẻ kết quả thị trường",
}


def made_up(count):
    """Texts of one to twenty-four words, with commas and full stops, by a fixed sequence of numbers."""
    state = 17
    def number(limit):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (state >> 33) % limit
    texts = []
    for index in range(count):
        words = WORDS[LANGUAGES[index % len(LANGUAGES)]].split()
        chosen = [words[number(len(words))] for _ in range(1 + number(24))]
        chosen = [word + "," if number(9) == 0 else word for word in chosen]
        texts.append(f"{' '.join(chosen).capitalize()} {index}.")
    return texts


def from_corpus(folder, count):
    """The corpus' lines in turn, numbered from the second round on so that no text comes twice."""
    lists = [(folder / f"{language}.txt").read_text(encoding="utf-8").splitlines()
             for language in LANGUAGES if (folder / f"{language}.txt").is_file()]
    if not lists:
        sys.exit(f"{folder} has none of en.txt, de.txt, ru.txt, vi.txt: correct FONTGAUGE_DATA.")
    # A text is one line of the file, so a line break in it becomes a line separator.
    lines = [line.replace("\\r", "").replace("\\n", "\u2028").replace("\\t", " ")
             for texts in zip(*lists) for line in texts]
    return [lines[index % len(lines)] + (f" {index // len(lines)}" if index >= len(lines) else "")
            for index in range(count)]


def write_texts(path, count):
    data = os.environ.get("FONTGAUGE_DATA")
    texts = from_corpus(Path(data) / "corpus", count) if data else made_up(count)
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")


def run(arguments, command, output=os.devnull):
    """Returns seconds and megabytes of memory at most; None when the command failed."""
    result = subprocess.run([arguments.timer, output] + command, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    seconds, size, status = result.stdout.split()
    return (float(seconds), int(size) / 1e6) if int(status) == 0 else None


def must_run(arguments, command, output=os.devnull):
    result = run(arguments, command, output)
    if result is None:
        sys.exit(f"{Path(command[0]).name} failed: run {' '.join(map(str, command))} to see why.")
    return result


def printed_by(arguments, command):
    output = Path(arguments.scratch) / "output"
    must_run(arguments, command, str(output))
    return output.read_text(encoding="utf-8").strip()


def alternate(arguments, commands, rounds):
    """Runs all commands in turn; returns their median seconds."""
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(must_run(arguments, command)[0])
    return {name: statistics.median(values) for name, values in times.items()}


def line(name, value, ratio="", wanted="", verdict=""):
    print(f"  {name:<36}{value:>10}  {ratio:>6}  {wanted:<10}{verdict}".rstrip())


def judged(name, value, ratio, limit):
    verdict = "met" if ratio <= limit else "NOT MET"
    line(name, value, f"{ratio:.2f}", f"<= {limit:.2f}", verdict)


def throughput(arguments, texts):
    plain = [arguments.plain, arguments.font, texts]
    commands = {"plain C, 1 thread": plain, "plain C, 2 threads": plain + ["--threads", "2"]}
    if arguments.ours:
        ours = [arguments.ours, arguments.font, texts]
        commands["fontgauge, 1 worker"] = ours + ["--threads", "1"]
        commands["fontgauge, 2 workers"] = ours + ["--threads", "2"]
    outputs = {name: printed_by(arguments, command) for name, command in commands.items()}
    medians = alternate(arguments, commands, arguments.runs)
    base = medians["plain C, 1 thread"]
    limits = {"fontgauge, 1 worker": 1.3, "fontgauge, 2 workers": 0.8}
    print(f"5,000 texts at 12 sizes and 6 widths in {Path(arguments.font).name}, "
          f"medians of {arguments.runs} alternating runs")
    for name, median in medians.items():
        value = f"{median * 1000:.1f} ms"
        if name in limits:
            judged(name, value, median / base, limits[name])
        else:
            line(name, value, f"{median / base:.2f}")
    for name, output in outputs.items():
        print(f"  {name}: {output}")
    lines = {int(output.split()[3]) for output in outputs.values()}
    if len(lines) > 1:
        share = (max(lines) - min(lines)) / min(lines)
        print(f"  the numbers of lines differ by {share:.4%}")
    if not arguments.ours:
        print("  scripts/Benchmarks is not there, so only the plain loop was timed")


def start_up(arguments):
    commands = {
        "empty C program": [arguments.empty],
        "fontgauge scale": [arguments.tool, "scale", "--size", "17", "--text-style", "body"],
    }
    medians = alternate(arguments, commands, max(arguments.runs, 31))
    empty, scale = medians["empty C program"], medians["fontgauge scale"]
    limit = 3 * empty + 0.010
    print("start-up")
    line("empty C program", f"{empty * 1000:.2f} ms")
    line("fontgauge scale", f"{scale * 1000:.2f} ms", f"{scale / empty:.2f}",
         f"<= {limit * 1000:.2f} ms", "  met" if scale <= limit else "  NOT MET")


def memory(arguments, texts):
    commands = {"plain C, 2 threads": [arguments.plain, arguments.font, texts, "--threads", "2"]}
    if arguments.ours:
        commands["fontgauge, 2 workers"] = [arguments.ours, arguments.font, texts, "--threads", "2"]
    commands["fontgauge measure --width 343"] = [
        arguments.tool, "measure", arguments.font, "--strings", texts, "--width", "343"]
    print("memory at most, 100,000 texts")
    for name, command in commands.items():
        result = run(arguments, command)
        if result is None:
            line(name, "failed")
            continue
        megabytes = result[1]
        if name.startswith("fontgauge"):
            line(name, f"{megabytes:.1f} MB", "", "<= 100 MB", "met" if megabytes <= 100 else "NOT MET")
        else:
            line(name, f"{megabytes:.1f} MB")


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    for name in ("--timer", "--plain", "--empty", "--tool", "--font", "--scratch"):
        parser.add_argument(name, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--ours", help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=9, help="alternating rounds, at least 7 (9)")
    arguments = parser.parse_args()
    if arguments.runs < 7:
        parser.error("--runs must be at least 7")
    scratch = Path(arguments.scratch)
    few, many = str(scratch / "texts-5000.txt"), str(scratch / "texts-100000.txt")
    write_texts(Path(few), 5_000)
    write_texts(Path(many), 100_000)
    throughput(arguments, few)
    start_up(arguments)
    memory(arguments, many)


if __name__ == "__main__":
    main()
