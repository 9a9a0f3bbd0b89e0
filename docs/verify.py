#!/usr/bin/env python3
"""Verifies the hash chain of Étui records, without a line of Étui: see verify.md.

    python3 verify.py FILE...     JSON Lines files, `jsonl:` stores, SQLite stores

Prints a line a record. Ends with 0: all intact, 1: one is not chained, 4: one is broken, 3: a file cannot be read.
"""
import hashlib, json, re, sqlite3, sys

HEX = re.compile(r"[0-9a-f]{64}\Z")
ZEROS = "0" * 64


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def number(x):
    """A number as ECMAScript writes it (RFC 8785, 3.2.2.3): the shortest digits, exponents from 1e21 and below 1e-6."""
    if x == 0:
        return "0"
    mantissa, _, power = repr(abs(x)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    point = len(whole) + int(power or 0)
    digits = whole + fraction
    point -= len(digits) - len(digits.lstrip("0"))
    digits = digits.strip("0")
    if 0 < point <= 21:
        text = digits[:point].ljust(point, "0") + ("." + digits[point:] if len(digits) > point else "")
    elif -6 < point <= 0:
        text = "0." + "0" * -point + digits
    else:
        text = digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + "e%+d" % (point - 1)
    return ("-" if x < 0 else "") + text


def canonical(value):
    """RFC 8785: names in the order of their UTF-16 units, no spaces."""
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, float):
        return number(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"


def is_hash(value):
    return isinstance(value, str) and HEX.match(value) is not None


def without_texts(value, texts):
    """What is hashed: of a text `{c, salt, text}` only `{c}`; salts and texts are collected to be checked."""
    if isinstance(value, list):
        return [without_texts(each, texts) for each in value]
    if not isinstance(value, dict):
        return value
    if is_hash(value.get("c")):
        if len(value) == 1:
            return value
        if len(value) == 3 and isinstance(value.get("salt"), str) and isinstance(value.get("text"), str):
            texts.append(value)
            return {"c": value["c"]}
    return {name: without_texts(each, texts) for name, each in value.items()}


def fault(event, place, head):
    if not is_hash(event.get("hash")):
        return "it has no hash"
    if event.get("seq", place) != place:
        return "its seq is another"
    if event.get("prevHash") != head:
        return "it does not follow the event before it"
    texts = []
    rest = {name: without_texts(each, texts) for name, each in event.items() if name != "hash"}
    if sha256(canonical(rest)) != event["hash"]:
        return "its content is not what was hashed"
    if event.get("type") == "RecordSealed" and event.get("head", head) != head:
        return "it seals another head"
    if any(sha256(text["salt"] + text["text"]) != text["c"] for text in texts):
        return "a text is not the one committed to"
    return None


def verify(events):
    if not any("hash" in event or "prevHash" in event for event in events):
        return 1, "not chained"
    head = ZEROS
    for place, event in enumerate(events):
        reason = fault(event, place, head)
        if reason:
            return 4, "broken at event %d: %s" % (place, reason)
        head = event["hash"]
    return 0, "intact, %d events, head %s" % (len(events), head)


def parse(text):
    return json.loads(text, parse_int=float)


def from_lines(path):
    """In a plain file a BoardOpened begins a record; in a `jsonl:` store a line is {"events": [...], "stream": ...}."""
    plain, streams = [], {}
    with open(path, encoding="utf-8-sig", newline="\n") as lines:
        for line in lines:
            value = parse(line) if line.strip() else {}
            if set(value) == {"events", "stream"}:
                streams.setdefault(value["stream"], []).extend(value["events"])
            elif value:
                if value.get("type") == "BoardOpened" or not plain:
                    plain.append([])
                plain[-1].append(value)
    return [(str(n + 1), events) for n, events in enumerate(plain)] + list(streams.items())


def put_back(value, path, texts):
    if isinstance(value, list):
        return [put_back(each, "%s/%d" % (path, n), texts) for n, each in enumerate(value)]
    if not isinstance(value, dict):
        return value
    if path in texts and is_hash(value.get("c")):
        return {"c": value["c"], "salt": texts[path][0], "text": texts[path][1]}
    return {name: put_back(each, path + "/" + name, texts) for name, each in value.items()}


def from_sqlite(path):
    db = sqlite3.connect("file:%s?mode=ro" % path, uri=True)
    for number_, name, revision in db.execute("SELECT id, name, revision FROM stream ORDER BY id").fetchall():
        events = []
        for key, data in db.execute("SELECT id, data FROM event WHERE stream = ? ORDER BY revision", (number_,)):
            rows = db.execute(
                "SELECT path, salt, text FROM text WHERE stream = ? AND event = ? AND text IS NOT NULL", (name, key)
            )
            events.append(put_back(parse(data), "", {at: (salt, text) for at, salt, text in rows}))
        # The stream says where it ends: an empty object stands for what was taken off the end.
        yield name, events + [{}] * (revision + 1 - len(events))


def main(paths):
    worst = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                is_sqlite = file.read(15) == b"SQLite format 3"
            for name, events in from_sqlite(path) if is_sqlite else from_lines(path):
                code, says = verify(events)
                worst = max(worst, code)
                print("%s: record %s: %s" % (path, name, says))
        except (OSError, ValueError, sqlite3.Error) as error:
            worst = max(worst, 3)
            print("%s: cannot be read: %s" % (path, error), file=sys.stderr)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
