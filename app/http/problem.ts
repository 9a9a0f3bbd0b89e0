/** Failures as RFC 9457 has them: what is wrong, where, and a code that programs can rely on. */
import type { FastifyReply } from 'fastify';

export type ProblemCode =
  | 'bad-query'
  | 'bad-moment'
  | 'no-such-record'
  | 'no-such-page'
  | 'not-folded'
  | 'poll-refused'
  | 'not-offered'
  | 'token-needed'
  | 'wrong-host'
  | 'bad-request'
  | 'our-fault';

export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  /** The same for every problem of that code. */
  readonly title: string;
  /** A sentence about this one. */
  readonly detail: string;
  /** The event it is about. */
  readonly seq?: number;
}
const TITLES: Readonly<Record<ProblemCode, string>> = {
  'bad-query': 'a query parameter cannot be read',
  'bad-moment': 'the record has no such moment',
  'no-such-record': 'no such record',
  'no-such-page': 'nothing is found here',
  'not-folded': 'the record cannot be folded',
  'poll-refused': 'the moment cannot be shown to a poll',
  'not-offered': 'nobody had that choice',
  'token-needed': 'a token is needed',
  'wrong-host': 'the request names another host',
  'bad-request': 'the request cannot be read',
  'our-fault': 'a fault of the server',
};
export const problem = (status: number, code: ProblemCode, detail: string, seq?: number): Problem => ({
  status,
  code,
  title: TITLES[code],
  detail,
  ...(seq === undefined ? {} : { seq }),
});

/** Sends it; `type` is stable and needs not be fetched. */
export const sendProblem = (reply: FastifyReply, p: Problem): FastifyReply =>
  (p.status === 401 ? reply.header('WWW-Authenticate', 'Bearer') : reply)
    .code(p.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: `urn:etui:problem:${p.code}`, ...p }));
