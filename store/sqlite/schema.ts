/** The tables of a store in SQLite, and of the side table that stands beside a server. */

/** "Etui" in ASCII: tells this program's files from others'. */
export const APPLICATION = 0x45747569;
/** Raised with every change of the tables; an older program does not touch a newer store. */
export const SCHEMA = 1;

/**
 * `event.data` is the canonical JSON that was hashed and never changes: triggers say so to whoever comes by SQL.
 * `stream.revision` says where a stream ends, so that an event taken off its end is missed.
 */
const LOG = `
CREATE TABLE stream(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL
) STRICT;
CREATE TABLE event(
  position INTEGER PRIMARY KEY,
  stream INTEGER NOT NULL REFERENCES stream(id),
  revision INTEGER NOT NULL,
  id BLOB NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  UNIQUE(stream, revision),
  UNIQUE(stream, id)
) STRICT;
CREATE INDEX event_first ON event(position) WHERE revision = 0;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'an event never changes'); END;
CREATE TRIGGER event_never_goes BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'an event is never deleted'); END;
`;

/** A text that was erased keeps its row without salt and text, so that a late retry does not bring it back. */
const SIDE = `
CREATE TABLE text(
  stream TEXT NOT NULL,
  event BLOB NOT NULL,
  path TEXT NOT NULL,
  c TEXT NOT NULL,
  salt TEXT,
  text TEXT,
  PRIMARY KEY(stream, event, path)
) STRICT, WITHOUT ROWID;
CREATE TABLE person(key TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE hold(stream TEXT PRIMARY KEY, why TEXT NOT NULL, since TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

const READ_MODELS = `
CREATE TABLE build(
  id INTEGER PRIMARY KEY,
  projection TEXT NOT NULL,
  version INTEGER NOT NULL,
  position TEXT,
  active INTEGER NOT NULL DEFAULT 0,
  events INTEGER NOT NULL DEFAULT 0,
  poisoned INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX build_in_use ON build(projection) WHERE active = 1;
CREATE TABLE row(
  build INTEGER NOT NULL REFERENCES build(id),
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY(build, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE poison(
  build INTEGER NOT NULL REFERENCES build(id),
  stream TEXT NOT NULL,
  seq INTEGER NOT NULL,
  position TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY(build, stream, seq)
) STRICT, WITHOUT ROWID;
`;

export const TABLES = LOG + SIDE + READ_MODELS;
