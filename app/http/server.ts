/** The server: the list of boards, the review page of each, and a read-only API. */
import { createHash } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Lang } from '../../words/say.ts';
import { READINGS, summaryOf } from './answers.ts';
import { loadParts, type Part, type Parts, STYLE, zipped } from './assets.ts';
import { cookieFor, refusalOf, tokenIn } from './guard.ts';
import { listPage } from './list.ts';
import { openApi } from './openapi.ts';
import { servedPage } from './page.ts';
import { type Problem, problem, sendProblem } from './problem.ts';
import { asked, type Query } from './query.ts';
import { renamerOf, withSeatsForNames } from './redact.ts';
import { SOMEBODY } from './rename.ts';
import { type Entry, type Shelf, shelfOf } from './shelf.ts';

export interface ServerOptions {
  /** Who has it may read; null on the loopback, where everybody may. */
  readonly token?: string | null;
  /** Players' names are shown. */
  readonly names?: boolean;
  readonly lang?: Lang;
  readonly parts?: Parts;
  /** Is told of faults of the server's own. */
  readonly onFault?: (error: Error) => void;
}

/** Nothing from elsewhere, nothing inline, in no frame. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const takesZip = (request: FastifyRequest): boolean => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

interface Sent {
  readonly text: string;
  readonly tag: string;
  readonly packed: () => Buffer;
}
const sentOf = (text: string): Sent => {
  let packed: Buffer | undefined;
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, tag, packed: () => (packed ??= zipped(text)) };
};
/** Sends a text with a tag by which the browser need not fetch it again, and zipped for who takes that. */
const send = (request: FastifyRequest, reply: FastifyReply, type: string, what: string | Sent): FastifyReply => {
  const { text, tag, packed } = typeof what === 'string' ? sentOf(what) : what;
  reply.header('ETag', tag).header('Vary', 'Accept-Encoding').type(type);
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return takesZip(request) ? reply.header('Content-Encoding', 'gzip').send(packed()) : reply.send(text);
};
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** In which coding the asker takes a part: the smallest that it names. */
const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
const sendPart = (request: FastifyRequest, reply: FastifyReply, { type, plain, gzip, brotli }: Part): FastifyReply => {
  reply.header('Cache-Control', 'public, max-age=31536000, immutable').header('Vary', 'Accept-Encoding').type(type);
  if (takesBrotli(request)) return reply.header('Content-Encoding', 'br').send(brotli);
  return takesZip(request) ? reply.header('Content-Encoding', 'gzip').send(gzip) : reply.send(plain);
};
/** Where the parts of the page are: beside one another, so that they find each other. */
const withParts = (app: FastifyInstance, { all, edition }: Parts): string => {
  for (const part of all)
    app.get(`/assets/${edition}/${part.name}`, (request, reply) => sendPart(request, reply, part));
  return `/assets/${edition}/`;
};

type ById = { readonly Params: { readonly id: string }; readonly Querystring: Query };
const missing = (id: string): Problem =>
  problem(404, 'no-such-record', `there is no record ${id.slice(0, 60)}: /v1/records lists them`);

/** What is asked for without a moment takes no parameter but the token. */
const withoutMoment = (all: Query): Problem | null => {
  const { token: _, ...query } = all;
  const read = asked(query, 0, []);
  return E.isLeft(read) ? read.left : null;
};
const withList = (app: FastifyInstance, shelf: Shelf): void => {
  app.get<{ readonly Querystring: Query }>('/v1/records', (request, reply) => {
    const refused = withoutMoment(request.query);
    return refused === null
      ? send(request, reply, JSON_TYPE, JSON.stringify(shelf.entries.map(summaryOf)))
      : sendProblem(reply, refused);
  });
  app.get<ById>('/v1/records/:id', (request, reply) => {
    const entry = shelf.byId.get(request.params.id);
    const refused = entry === undefined ? missing(request.params.id) : withoutMoment(request.query);
    return entry === undefined || refused !== null
      ? sendProblem(reply, refused ?? missing(request.params.id))
      : send(request, reply, JSON_TYPE, JSON.stringify(summaryOf(entry)));
  });
};
const withApi = (app: FastifyInstance, shelf: Shelf): void => {
  withList(app, shelf);
  for (const [name, reading] of Object.entries(READINGS))
    app.get<ById>(`/v1/records/:id/${name}`, (request, reply) => {
      const entry = shelf.byId.get(request.params.id);
      if (entry === undefined) return sendProblem(reply, missing(request.params.id));
      const { token: _, ...query } = request.query;
      const moment = asked(query, entry.record.length);
      if (E.isLeft(moment)) return sendProblem(reply, moment.left);
      const answer = reading(entry.record, moment.right);
      return E.isLeft(answer)
        ? sendProblem(reply, answer.left)
        : send(request, reply, JSON_TYPE, JSON.stringify(answer.right));
    });
  const document = JSON.stringify(openApi());
  app.get('/openapi.json', (request, reply) => send(request, reply, JSON_TYPE, document));
  app.get('/healthz', (request, reply) => send(request, reply, JSON_TYPE, '{"ok":true}'));
};

const langOf = (request: FastifyRequest, fallback: Lang): Lang => {
  const { lang } = request.query as { readonly lang?: unknown };
  if (lang === 'en' || lang === 'fr') return lang;
  const accepted = request.headers['accept-language'];
  return accepted === undefined
    ? fallback
    : /^\s*fr\b/i.test(accepted)
      ? 'fr'
      : /^\s*en\b/i.test(accepted)
        ? 'en'
        : fallback;
};

/** Pages kept ready; a long record makes one of some hundred kilobytes. */
const MOST_KEPT = 64;
const withPages = (app: FastifyInstance, shelf: Shelf, o: ServerOptions, parts: Parts): void => {
  const assets = withParts(app, parts);
  const fallback = o.lang ?? 'en';
  const made = new Map<string, Sent>();
  /** The boards do not change while the server runs: a page is made, and packed, once. */
  const page = (entry: Entry, lang: Lang): Sent => {
    const key = `${lang} ${entry.id}`;
    const before = made.get(key);
    if (before !== undefined) return before;
    const names = o.names ?? false;
    const now = sentOf(servedPage(entry.record, { lang, names }, { assets, home: `/?lang=${lang}` }));
    const [oldest] = made.keys();
    if (oldest !== undefined && made.size >= MOST_KEPT) made.delete(oldest);
    made.set(key, now);
    return now;
  };
  app.get('/', (request, reply) =>
    send(request, reply, HTML, listPage(shelf, langOf(request, fallback), `${assets}${STYLE}`)),
  );
  app.get<ById>('/r/:id', (request, reply) => {
    const entry = shelf.byId.get(request.params.id);
    return entry === undefined
      ? sendProblem(reply, missing(request.params.id))
      : send(request, reply, HTML, page(entry, langOf(request, fallback)));
  });
};

/** An address that cannot be read reaches no route and no hook: it is refused in the same form. */
const badAddress = (error: Error, reply: FastifyReply): FastifyReply => {
  const status = 'statusCode' in error && error.statusCode === 414 ? 414 : 400;
  return sendProblem(reply.headers(HEADERS), problem(status, 'bad-request', error.message.slice(0, 200)));
};
const withGuards = (app: FastifyInstance, token: string | null, onFault: (error: Error) => void): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const refused = refusalOf(request, token);
    if (refused !== null) return sendProblem(reply, refused);
    if (token !== null && tokenIn(request) !== undefined) reply.header('Set-Cookie', cookieFor(token));
    return undefined;
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problem(404, 'no-such-page', `nothing is at ${request.url.split('?')[0]?.slice(0, 80) ?? ''}`)),
  );
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) onFault(error);
    return sendProblem(
      reply,
      status < 500
        ? problem(status, 'bad-request', error.message)
        : problem(500, 'our-fault', 'the server failed; its log says why'),
    );
  });
};

/** What a fault quotes of a file that cannot be read: whose name it is nobody can tell. */
const QUOTED = /"(?:[^"\\]|\\.)*"…?/g;
/** Names are left out of the API as of the pages: also where a board or its file is called after who played. */
const withoutNames = (shelf: Shelf, lang: Lang): Shelf =>
  shelfOf(
    shelf.entries.map(({ name, source, record, names }) => {
      const persons = names === undefined ? {} : { names };
      const rename = renamerOf(record, lang, persons);
      return { name: rename(name), source: rename(source), record: withSeatsForNames(record, lang, persons) };
    }),
    shelf.unreadable.map((each) => ({ ...each, why: each.why.replaceAll(QUOTED, SOMEBODY) })),
  );

/** A server of these boards, not yet listening. It only reads. */
export const serverOf = (shelf: Shelf, o: ServerOptions = {}): FastifyInstance => {
  const app = fastify({
    logger: false,
    bodyLimit: 1024,
    forceCloseConnections: true,
    frameworkErrors: (error, _, reply) => void badAddress(error, reply),
  });
  const shown = o.names === true ? shelf : withoutNames(shelf, o.lang ?? 'en');
  withGuards(app, o.token ?? null, o.onFault ?? (() => undefined));
  withApi(app, shown);
  withPages(app, shown, o, o.parts ?? loadParts());
  return app;
};
