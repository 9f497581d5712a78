import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { InternalAddress } from './public-address.ts';
import { requestPublic } from './public-request.ts';

/** Why a file cannot be had from an address. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
  readonly code: string;
  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** Ends it, wherever it stands. */
  signal: AbortSignal;
  /** Which addresses may be reached; the public ones, but in tests. */
  allows?: ((address: string) => boolean) | undefined;
  /** Looks names up, in tests. */
  lookup?: LookupFunction | undefined;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Of our own making, or about somebody: these lead no further than where they were meant to go. */
const OURS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'te',
  'upgrade',
  'expect',
]);

function addressOf(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new CannotFetch('INVALID_URL', 'Files are fetched by http and https only.');
  return url;
}

const sent = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name.toLowerCase()))),
  'accept-encoding': 'identity',
});

const ask = (url: URL, { headers = {}, ...options }: FetchOptions): Promise<IncomingMessage> =>
  requestPublic(url, { ...options, headers: sent(headers), agent: false });

function troubleOf(error: unknown): CannotFetch {
  if (error instanceof CannotFetch) return error;
  if (error instanceof InternalAddress) return new CannotFetch('ADDRESS_NOT_ALLOWED', error.message, error);
  const late = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
  return late
    ? new CannotFetch('DOWNLOAD_TIMEOUT', 'The file took too long to come.', error)
    : new CannotFetch('DOWNLOAD_FAILED', 'The address does not answer.', error);
}

export interface Fetched {
  /** Where it was in the end. */
  url: URL;
  /** As it was told; the bytes may say otherwise. */
  length: number | undefined;
  body: ReadableStream<Uint8Array>;
}

/** Fetches what anybody else could fetch too. Each redirect is looked at like the first address. @throws CannotFetch */
export async function fetchFrom(text: string, options: FetchOptions): Promise<Fetched> {
  let url = addressOf(text);
  let { headers } = options;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const reply = await ask(url, { ...options, headers: headers ?? {} }).catch((error: unknown) => {
      throw troubleOf(error);
    });
    const { statusCode = 0, headers: told } = reply;
    if (statusCode === 200 && (told['content-encoding'] ?? 'identity') === 'identity') {
      const length = told['content-length'] === undefined ? undefined : Number(told['content-length']);
      return { url, length, body: Readable.toWeb(reply) as ReadableStream<Uint8Array> };
    }
    reply.destroy();
    if (!REDIRECTS.has(statusCode) || told.location === undefined)
      throw new CannotFetch('DOWNLOAD_FAILED', `The address answered with ${statusCode}.`);
    const next = addressOf(told.location, url);
    if (next.origin !== url.origin) headers = undefined;
    url = next;
  }
  throw new CannotFetch('DOWNLOAD_FAILED', `The address leads on more than ${MAX_REDIRECTS} times.`);
}
