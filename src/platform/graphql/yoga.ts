import { createYoga } from 'graphql-yoga';
import type { Logger } from '../ports.ts';
import type { Exec } from './exec.ts';
import { limits } from './limits.ts';
import { buildSchema } from './schema.ts';

/** An app sends the same few documents, none of them long: of those, parsing and checking is done once. */
const REMEMBERED = 100;
const REMEMBERED_LENGTH = 10_000;

export interface Document {
  query: string;
  variables?: unknown;
  operationName?: unknown;
}

/** Answers a document; always JSON, and 200 unless it fails itself. */
export type Answer = (document: Document, exec: Exec) => Promise<Response>;

/** The oldest goes first. */
function remembering<T>(): { get(key: string): T | undefined; set(key: string, value: T): void } {
  const stored = new Map<string, T>();
  return {
    get: (key) => stored.get(key),
    set(key, value) {
      if (key.length > REMEMBERED_LENGTH) return;
      const [oldest] = stored.keys();
      if (stored.size >= REMEMBERED && oldest !== undefined) stored.delete(oldest);
      stored.set(key, value);
    },
  };
}

/** Whoever sends what is wrong sends something else each time. */
const remembersNothing = { get: () => undefined, set: () => undefined };

export function createAnswer({ isOpen, logger }: { isOpen: boolean; logger: Logger }): Answer {
  const told =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) =>
      logger[level]({ part: 'graphql', err: parts[0] }, 'graphql');
  const yoga = createYoga<Exec>({
    schema: buildSchema(),
    plugins: limits(isOpen),
    graphqlEndpoint: '/',
    maskedErrors: { isDev: false },
    parserAndValidationCache: { documentCache: remembering(), errorCache: remembersNothing },
    logging: { debug: told('debug'), info: told('debug'), warn: told('warn'), error: told('error') },
    // What they offer is done before, or not at all.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return async (document, exec) =>
    yoga.fetch(
      new Request('https://www.wixapis.com/', { method: 'POST', headers, body: JSON.stringify(document) }),
      exec,
    );
}
