"""Asks one long-lived process about one campaign after the other. Needs nothing but Python."""
import json
import subprocess


class Checker:
    """Starts the command once. Each line of input gives exactly one line of output."""

    def __init__(self, *options):
        command = ["campaign-rules", "check", "--ndjson", "--no-config", "--body-at", "/body", "--keep", "/id", "--exit-zero", *options, "-"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def check(self, id, body):
        self.process.stdin.write(json.dumps({"id": id, "body": body}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


if __name__ == "__main__":
    from concurrent.futures import ThreadPoolExecutor
    from queue import Queue
    from sys import stdin

    checkers = Queue()
    for _ in range(2):
        checkers.put(Checker())

    def check(row):
        checker = checkers.get()
        try:
            answer = checker.check(row["id"], row["body"])
        finally:
            checkers.put(checker)
        return json.dumps([answer["kept"]["/id"], answer["ok"], [found["rule"] for found in answer["violations"]]])

    with ThreadPoolExecutor(4) as threads:
        for line in threads.map(check, map(json.loads, stdin)):
            print(line)
    codes = [checkers.get().close() for _ in range(2)]
    raise SystemExit(max(codes))
