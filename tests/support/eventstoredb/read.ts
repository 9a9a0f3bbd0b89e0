/** Reads of a stream and of `$all` in both directions, and subscriptions with filter, checkpoints and catching up. */
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import type * as streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { type Faults, failing } from './faults.ts';
import { shared, streams } from './generated.ts';
import type { Kept, Log } from './log.ts';

type Call = ServerWritableStream<streamsPb.ReadReq, streamsPb.ReadResp>;
type Options = streamsPb.ReadReq.Options;

const identifierOf = (stream: string): InstanceType<typeof shared.StreamIdentifier> => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream).toString('base64'));
  return identifier;
};

const eventAnswer = ({ id, type, contentType, data, stream, revision, position }: Kept): streamsPb.ReadResp => {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent();
  const uuid = new shared.UUID();
  uuid.setString(id);
  event.setId(uuid);
  event.setStreamIdentifier(identifierOf(stream));
  event.setStreamRevision(String(revision));
  event.setCommitPosition(String(position));
  event.setPreparePosition(String(position));
  event.getMetadataMap().set('type', type).set('content-type', contentType).set('created', '638712345678901234');
  event.setData(data);
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(String(position));
  const answer = new streams.ReadResp();
  answer.setEvent(read);
  return answer;
};

const checkpointAnswer = (position: number): streamsPb.ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const answer = new streams.ReadResp();
  answer.setCheckpoint(checkpoint);
  return answer;
};

const caughtUpAnswer = (): streamsPb.ReadResp => {
  const answer = new streams.ReadResp();
  answer.setCaughtUp(new streams.ReadResp.CaughtUp());
  return answer;
};

const notFoundAnswer = (stream: string): streamsPb.ReadResp => {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  const answer = new streams.ReadResp();
  answer.setStreamNotFound(missing);
  return answer;
};

/** `undefined`: no such stream. */
const selected = (log: Log, options: Options): readonly Kept[] | undefined => {
  const back = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const stream = options.getStream();
  const ordered = (events: readonly Kept[]): readonly Kept[] => (back ? events.toReversed() : events);
  if (stream !== undefined) {
    const kept = log.streams.get(
      Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8'),
    );
    if (kept === undefined) return undefined;
    const from = stream.hasRevision() ? Number(stream.getRevision()) : undefined;
    return ordered(kept.filter(({ revision }) => from === undefined || (back ? revision <= from : revision >= from)));
  }
  const place = options.getAll()?.getPosition();
  const from = place === undefined ? undefined : Number(place.getCommitPosition());
  // A place lies before its event: forward it comes with it, backward without.
  return ordered(log.all.filter(({ position }) => from === undefined || (back ? position < from : position >= from)));
};

const readOnce = (log: Log, call: Call, options: Options, broken: boolean): void => {
  const found = selected(log, options);
  if (found === undefined) {
    const name = options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? [];
    call.write(notFoundAnswer(Buffer.from(name).toString('utf8')));
    call.end();
    return;
  }
  for (const event of found.slice(0, broken ? 1 : Number(options.getCount()))) call.write(eventAnswer(event));
  if (broken) call.emit('error', failing('unavailable'));
  else call.end();
};

/** Follows `$all` beyond a place, for streams with one of the prefixes. */
const follow = (log: Log, faults: Faults, call: Call, options: Options, broken: boolean): void => {
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [''];
  const place = options.getAll()?.getPosition();
  let seen = place === undefined ? 0 : Number(place.getCommitPosition());
  let passedOver = 0;
  const confirmation = new streams.ReadResp();
  confirmation.setConfirmation(new streams.ReadResp.SubscriptionConfirmation());
  call.write(confirmation);
  let caughtUp = false;
  const push = (): void => {
    for (const event of log.all.slice(seen / 100)) {
      seen = event.position;
      if (prefixes.some((prefix) => event.stream.startsWith(prefix))) {
        call.write(eventAnswer(event));
        if (broken) return void call.emit('error', failing('unavailable'));
      } else passedOver += 1;
      if (passedOver > 0 && passedOver % 5 === 0) call.write(checkpointAnswer(seen));
    }
    if (!caughtUp && !faults.mute) call.write(caughtUpAnswer());
    caughtUp = true;
  };
  log.listeners.add(push);
  call.on('cancelled', () => log.listeners.delete(push));
  call.on('close', () => log.listeners.delete(push));
  push();
};

export const read =
  (log: Log, faults: Faults): handleServerStreamingCall<streamsPb.ReadReq, streamsPb.ReadResp> =>
  (call) => {
    faults.calls.push('Read');
    faults.open.add(call);
    for (const end of ['cancelled', 'close', 'finish']) call.on(end, () => faults.open.delete(call));
    const options = call.request.getOptions() ?? new streams.ReadReq.Options();
    const fault = faults.next('read');
    if (fault === 'silent') return;
    if (fault === 'refuse') return void call.emit('error', failing('access-denied'));
    if (fault === 'unavailable') return void call.emit('error', failing('unavailable'));
    if (fault === 'end') return void call.end();
    if (options.hasSubscription()) follow(log, faults, call, options, fault === 'break');
    else readOnce(log, call, options, fault === 'break');
  };
