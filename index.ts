/**
 * The public library: a record, its fold to the legal state, the options at a moment, and the formats records come in.
 * No module of a machine is reachable from here: it runs in a browser as it does in Node.
 */
export type { Call } from './domain/call.ts';
export type { Card, Suit } from './domain/card.ts';
export type { Deal } from './domain/deal.ts';
export type { Edition, LawRef } from './domain/edition.ts';
export type { BoardRecord, Event, EventOf, EventType, Fact, Json, JsonObject, Seq } from './domain/event.ts';
export type { Finding, FindingCode, Severity } from './domain/finding.ts';
export type { Pending } from './domain/law.ts';
export type { Seat, Side } from './domain/seat.ts';

export { admit, admitAll, type AdmitError } from './domain/admit.ts';
export { callName, parseCall } from './domain/call.ts';
export { cardName, parseCard } from './domain/card.ts';
export { LAWBOOK } from './domain/lawbook.ts';
export { parseSeat, seatName } from './domain/seat.ts';

export { type Difference, differences } from './projections/difference.ts';
export { consequencesOf, optionsJson } from './projections/consequences.ts';
export { type Answer, type OpenMatter, type Options, optionsOf } from './projections/options.ts';
export { parseViewer, type Viewer } from './projections/viewer.ts';
export { type Entry, ledgerJson, ledgerOf } from './projections/ledger.ts';
export { type Ruling, type Rulings, rulingsOf } from './projections/rulings.ts';
export type { Comparison } from './projections/rulings/compare.ts';
export { stateOf } from './projections/table/state.ts';
export { type Moment, step } from './projections/table/step.ts';
export type { Table } from './projections/table/table.ts';
export { ETUI } from './projections/table/version.ts';

export { type FoldError, type FoldOptions, momentsOf, tableOf } from './replay/fold.ts';
export { type PollRefused, pollOf } from './replay/poll.ts';
export { type View, viewOf, viewState } from './replay/view.ts';
export { optionsAt } from './replay/options.ts';
export { addressText, withAddresses } from './replay/address.ts';
export { type Audit, type AuditItem, auditOf } from './replay/audit.ts';
export {
  type Branch,
  type BranchError,
  branchOf,
  type LeftOut,
  type WhatIf,
} from './replay/branch.ts';
export { branchDifferences } from './replay/branch-differences.ts';
export type { LeftOutReason } from './replay/left-out.ts';
export { type Timeline, timelineOf } from './replay/order.ts';

export { type Verdict, verify } from './wire/chain.ts';
export { decodeEvent, type Stored } from './wire/decode.ts';
export { encodeEvent } from './wire/encode.ts';
export type { DecodeError } from './wire/error.ts';
export { type ReadRecord, readJsonLines, type RecordRead, recordReader, writeJsonLines } from './wire/jsonl.ts';
export { prepareRecord } from './wire/prepare.ts';

export { exportLin, type LinExport } from './formats/lin/export.ts';
export { linReader, readLin } from './formats/lin/import.ts';
export { type ExportedBoard, exportPbn, PBN_HEADER } from './formats/pbn/export.ts';
export { pbnReader, readPbn } from './formats/pbn/read.ts';
export type { BoardReader, ImportedBoard, ImportedRecord, Loss, Notice, RefusedBoard } from './formats/report.ts';
export type { ScriptError } from './formats/script/fault.ts';
export { readScript } from './formats/script/read.ts';
export { writeScript } from './formats/script/write.ts';
