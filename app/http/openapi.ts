/** The document of the API, made from the codecs of events, the parameters that are read and the readings there are. */
import type { JsonObject } from '../../domain/event.ts';
import { ETUI } from '../../projections/table/version.ts';
import { READINGS } from './answers.ts';
import { MOMENT, type Parameter, PARAMETERS } from './query.ts';
import { eventSchemas } from '../../wire/schema.ts';

const SAYS: Readonly<Record<string, string>> = {
  state: 'The legal state after the moment (contract 2), findings with their sentence.',
  options: 'Whose turn it is, and who may choose or must judge what, each answer with what it would change.',
  ledger: 'Who may use which information.',
  timeline: 'Every event up to the moment: its sentence, its marks, whether it counts.',
  findings: 'What was found up to the moment, each with its law.',
  events: 'The events as they are on record.',
};
const problemRef: JsonObject = {
  description: 'a problem (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const PROBLEM: JsonObject = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    seq: { type: 'integer' },
  },
};
const RECORD: JsonObject = {
  type: 'object',
  required: ['id', 'name', 'source', 'events', 'head', 'laws', 'page', 'links'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    source: { type: 'string' },
    events: { type: 'integer' },
    head: { type: ['string', 'null'] },
    laws: { enum: ['2007', '2017', null] },
    page: { type: 'string' },
    links: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const parameter = (name: Parameter): JsonObject => ({
  name,
  in: 'query',
  required: false,
  description: PARAMETERS[name],
  schema: { type: 'string' },
});
const ID: JsonObject = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const list = (ref: string): JsonObject => ({ type: 'array', items: { $ref: `#/components/schemas/${ref}` } });
const BODIES: Readonly<Record<string, JsonObject>> = {
  events: list('Event'),
  timeline: { type: 'array', items: { type: 'object' } },
};
const answer = (description: string, schema: JsonObject): JsonObject => ({
  description,
  content: { 'application/json': { schema } },
});
const readingPath = (reading: string): readonly [string, JsonObject] => [
  `/v1/records/{id}/${reading}`,
  {
    get: {
      operationId: reading,
      summary: SAYS[reading] ?? reading,
      parameters: [ID, ...MOMENT.map(parameter)],
      responses: {
        '200': answer(SAYS[reading] ?? reading, BODIES[reading] ?? { type: 'object' }),
        '400': problemRef,
        '401': problemRef,
        '404': problemRef,
        '409': problemRef,
        '422': problemRef,
        '501': problemRef,
      },
    },
  },
];

/** OpenAPI 3.1. */
export const openApi = (): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Étui', version: ETUI, description: 'Records of bridge boards, read-only.' },
  paths: {
    '/v1/records': {
      get: {
        operationId: 'records',
        summary: 'The records there are.',
        responses: { '200': answer('the list', list('Record')) },
      },
    },
    '/v1/records/{id}': {
      get: {
        operationId: 'record',
        summary: 'One record.',
        parameters: [ID],
        responses: { '200': answer('the record', { $ref: '#/components/schemas/Record' }), '404': problemRef },
      },
    },
    ...Object.fromEntries(Object.keys(READINGS).map(readingPath)),
  },
  // On the loopback nothing is asked for; elsewhere every request brings the token.
  security: [{}, { token: [] }],
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Problem: PROBLEM, Record: RECORD, ...eventSchemas('#/components/schemas/') },
  },
});
