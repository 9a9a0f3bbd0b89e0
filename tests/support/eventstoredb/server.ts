/**
 * An EventStoreDB in this process, as far as the client can tell: appends, reads, `$all`, subscriptions, conflicts, and
 * whatever can go wrong between. It proves our use of the client, not the server: no permissions, no scavenging, no
 * truncation, no links, no election, no disk.
 */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { batchAppend, classicAppend } from './append.ts';
import { type Faults, newFaults } from './faults.ts';
import { features, ServerFeaturesService, StreamsService } from './generated.ts';
import { type Log, newLog } from './log.ts';
import { read } from './read.ts';

export interface StandIn {
  readonly port: number;
  readonly address: string;
  readonly log: Log;
  readonly faults: Faults;
  /** Breaks every connection at once. */
  readonly stop: () => void;
}

const supported = (batches: boolean): InstanceType<typeof features.SupportedMethods> => {
  const methods = new features.SupportedMethods();
  methods.setEventStoreServerVersion('24.0.0-stand-in');
  const method = new features.SupportedMethod();
  method.setServiceName('event_store.client.streams.streams');
  method.setMethodName('batchappend');
  methods.setMethodsList(batches ? [method] : []);
  return methods;
};

export interface StandInOptions {
  readonly port?: number;
  readonly log?: Log;
  /** Does it know batches? Old servers do not. */
  readonly batches?: boolean;
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
}

export const startStandIn = async ({
  port = 0,
  log = newLog(),
  batches = true,
  tls,
}: StandInOptions = {}): Promise<StandIn> => {
  const faults = newFaults();
  const server = new Server();
  const none = (): void => undefined;
  server.addService(StreamsService, {
    read: read(log, faults),
    append: classicAppend(log, faults),
    batchAppend: batchAppend(log, faults),
    delete: none,
    tombstone: none,
    batchRead: none,
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_: unknown, callback: (error: null, methods: unknown) => void) => {
      faults.calls.push('GetSupportedMethods');
      callback(null, supported(batches));
    },
  });
  const credentials =
    tls === undefined
      ? ServerCredentials.createInsecure()
      : ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }]);
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, at) => (error === null ? resolve(at) : reject(error))),
  );
  return {
    port: bound,
    address: `esdb://127.0.0.1:${bound}?tls=${tls !== undefined}`,
    log,
    faults,
    stop: () => server.forceShutdown(),
  };
};
