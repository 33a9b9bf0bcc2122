"""Asks one long-lived process about one campaign after the other. Needs nothing but Python."""
import json
import subprocess
from contextlib import suppress


class Checker:
    """Starts the command once. Each line of input gives exactly one line of output."""

    def __init__(self, *options):
        command = ["campaign-rules", "check", "--ndjson", "--no-config", "--body-at", "/body", "--keep", "/id", "--exit-zero", *options, "-"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def check(self, id, body):
        """Checks a body, best as the text that arrived: parsing it loses duplicate keys."""
        try:
            with suppress(BrokenPipeError):  # The process has ended, and so have its answers.
                self.process.stdin.write(json.dumps({"id": id, "body": body}) + "\n")
                self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BaseException:  # The answer may still come, and the next call would take it for its own.
            self.process.kill()
            self.process.stdout.read()
            raise
        if not answer.endswith("\n"):
            raise RuntimeError(f"the checker ended with exit code {self.process.wait()}")
        return json.loads(answer)

    def close(self):
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        return self.process.wait()


if __name__ == "__main__":
    from concurrent.futures import ThreadPoolExecutor
    from itertools import islice
    from queue import Queue
    from sys import stdin

    checkers = Queue()
    for _ in range(2):
        checkers.put(Checker())

    def check(row):
        checker = checkers.get()
        try:
            answer = checker.check(row["id"], row["body"])
        except RuntimeError:
            checker = Checker()
            raise
        finally:
            checkers.put(checker)
        return json.dumps([answer["kept"]["/id"], answer["ok"], [found["rule"] for found in answer["violations"]]])

    rows = map(json.loads, stdin)
    with ThreadPoolExecutor(4) as threads:
        # `map` reads all of its input at once, so it gets a part.
        while part := list(islice(rows, 1000)):
            for line in threads.map(check, part):
                print(line)
    codes = [checkers.get().close() for _ in range(2)]
    # A process that is killed has a negative code.
    raise SystemExit(2 if any(codes) else 0)
