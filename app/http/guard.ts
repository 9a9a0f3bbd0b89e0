/** Who may ask: on the loopback anybody on this machine, elsewhere who has the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Problem, problem } from './problem.ts';

const COOKIE = 'etui';
/** Addresses that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isToken = (given: string | undefined, token: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(token));

/** A token may hold what a cookie may not. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const cookieOf = (request: FastifyRequest): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`))
    .map((part) => decoded(part.slice(COOKIE.length + 1)))[0];
const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** The token in the address of the first visit, which then goes into a cookie. */
export const tokenIn = (request: FastifyRequest): string | undefined => {
  const { token } = request.query as { readonly token?: unknown };
  return typeof token === 'string' ? token : undefined;
};
export const cookieFor = (token: string): string =>
  `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict`;

const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');

/** A page of another site that has its name point here (DNS rebinding) names its own host: it gets nothing. */
export const refusalOf = (request: FastifyRequest, token: string | null): Problem | null => {
  if (token === null)
    return isLoopback(hostOf(request))
      ? null
      : problem(421, 'wrong-host', 'this server answers to localhost only: use the address that it printed');
  return [tokenIn(request), cookieOf(request), bearerOf(request)].some((given) => isToken(given, token))
    ? null
    : problem(
        401,
        'token-needed',
        'open the address that the server printed, or send the token as Authorization: Bearer',
      );
};
