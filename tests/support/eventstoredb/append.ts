/** The two ways in which the client appends: a call for each append, and one long stream of batches. */
import type { handleBidiStreamingCall, handleClientStreamingCall } from '@grpc/grpc-js';
import type * as streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { Any, Empty, shared, status, streams } from './generated.ts';
import { appendTo, type Log, type Outcome, type Proposed } from './log.ts';
import { type Faults, failing } from './faults.ts';

type Message = streamsPb.AppendReq.ProposedMessage | streamsPb.BatchAppendReq.ProposedMessage;

const idOf = (uuid: { getString(): string; getStructured?(): unknown } | undefined): string => uuid?.getString() ?? '';

const proposed = (message: Message): Proposed => ({
  id: idOf(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
});

const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const classicAnswer = (outcome: Outcome, expected: number): streamsPb.AppendResp => {
  const answer = new streams.AppendResp();
  if (outcome.tag === 'stored') {
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.revision));
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.position));
    position.setPreparePosition(String(outcome.position));
    success.setPosition(position);
    answer.setSuccess(success);
    return answer;
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(outcome.current));
  if (expected < 0) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  answer.setWrongExpectedVersion(wrong);
  return answer;
};

export const classicAppend =
  (log: Log, faults: Faults): handleClientStreamingCall<streamsPb.AppendReq, streamsPb.AppendResp> =>
  (call, callback) => {
    faults.calls.push('Append');
    let stream = '';
    let expected = -1;
    const events: Proposed[] = [];
    call.on('data', (request: streamsPb.AppendReq) => {
      const options = request.getOptions();
      const message = request.getProposedMessage();
      if (options !== undefined) {
        stream = nameOf(options.getStreamIdentifier());
        expected = options.hasNoStream() ? -1 : Number(options.getRevision());
      }
      if (message !== undefined) events.push(proposed(message));
    });
    call.on('end', () => {
      const fault = faults.next('append');
      if (fault === 'refuse') return callback(failing('access-denied'));
      if (fault === 'unavailable') return callback(failing('unavailable'));
      if (fault === 'silent') return undefined;
      const outcome = appendTo(log, stream, expected, events);
      if (fault === 'store-then-silent') return undefined;
      if (fault === 'store-then-drop') return callback(failing('unavailable'));
      return callback(null, classicAnswer(outcome, expected));
    });
  };

const wrongVersion = (outcome: Outcome, expected: number): InstanceType<typeof status.Status> => {
  const wrong = new shared.WrongExpectedVersion();
  if (outcome.tag === 'stored' || outcome.current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentStreamRevision(String(outcome.current));
  if (expected < 0) wrong.setExpectedNoStream(new Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  const details = new Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  const answer = new status.Status();
  answer.setDetails(details);
  return answer;
};

const batchAnswer = (outcome: Outcome, expected: number): streamsPb.BatchAppendResp => {
  const answer = new streams.BatchAppendResp();
  if (outcome.tag === 'wrong-version') {
    answer.setError(wrongVersion(outcome, expected));
    return answer;
  }
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(outcome.revision));
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(outcome.position));
  position.setPreparePosition(String(outcome.position));
  success.setPosition(position);
  answer.setSuccess(success);
  return answer;
};

interface Pending {
  readonly stream: string;
  readonly expected: number;
  readonly events: Proposed[];
}

export const batchAppend =
  (log: Log, faults: Faults): handleBidiStreamingCall<streamsPb.BatchAppendReq, streamsPb.BatchAppendResp> =>
  (call) => {
    faults.calls.push('BatchAppend');
    const pending = new Map<string, Pending>();
    call.on('data', (request: streamsPb.BatchAppendReq) => {
      const correlation = request.getCorrelationId();
      const key = correlation?.toString() ?? '';
      const options = request.getOptions();
      if (options !== undefined) {
        const expected = options.hasNoStream() ? -1 : Number(options.getStreamPosition());
        pending.set(key, { stream: nameOf(options.getStreamIdentifier()), expected, events: [] });
      }
      const batch = pending.get(key);
      if (batch === undefined) return;
      batch.events.push(...request.getProposedMessagesList().map(proposed));
      if (!request.getIsFinal()) return;
      pending.delete(key);
      const fault = faults.next('append');
      if (fault === 'unavailable' || fault === 'refuse')
        return void call.emit('error', failing(fault === 'refuse' ? 'access-denied' : fault));
      if (fault === 'end') return void call.end();
      if (fault === 'silent') return;
      const outcome = appendTo(log, batch.stream, batch.expected, batch.events);
      if (fault === 'store-then-silent') return;
      if (fault === 'store-then-drop') return void call.emit('error', failing('unavailable'));
      const answer = batchAnswer(outcome, batch.expected);
      answer.setCorrelationId(correlation);
      const identifier = new shared.StreamIdentifier();
      identifier.setStreamName(Buffer.from(batch.stream).toString('base64'));
      answer.setStreamIdentifier(identifier);
      call.write(answer);
    });
    call.on('end', () => call.end());
  };
