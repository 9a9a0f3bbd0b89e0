/** The service definitions that the client package ships; its message files are CommonJS without named exports. */
import { createRequire } from 'node:module';
import type * as SharedPb from '@eventstore/db-client/generated/shared_pb.js';
import type * as FeaturesPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as FeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as StatusPb from '@eventstore/db-client/generated/status_pb.js';
import type * as StreamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type * as StreamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as AnyPb from 'google-protobuf/google/protobuf/any_pb.js';
import type * as EmptyPb from 'google-protobuf/google/protobuf/empty_pb.js';

const require = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated';
export const streams = require(`${generated}/streams_pb.js`) as typeof StreamsPb;
export const shared = require(`${generated}/shared_pb.js`) as typeof SharedPb;
export const status = require(`${generated}/status_pb.js`) as typeof StatusPb;
export const features = require(`${generated}/serverfeatures_pb.js`) as typeof FeaturesPb;
export const { StreamsService } = require(`${generated}/streams_grpc_pb.js`) as typeof StreamsGrpc;
export const { ServerFeaturesService } = require(`${generated}/serverfeatures_grpc_pb.js`) as typeof FeaturesGrpc;
export const { Any } = require('google-protobuf/google/protobuf/any_pb.js') as typeof AnyPb;
export const { Empty } = require('google-protobuf/google/protobuf/empty_pb.js') as typeof EmptyPb;
