import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** What is smaller fits into one packet either way. */
const MIN_BYTES = 1_400;

type Compress = (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

const toZstd = promisify(zstdCompress);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * In the order of preference, each at its quickest level: 50 orders of 420 kB take 0.6, 0.9 and 1.6 ms of a thread beside
 * the server's own, and become 47, 53 and 66 kB. The next levels take twice as long for a tenth less.
 */
const ENCODINGS: readonly (readonly [name: string, compress: Compress])[] = [
  ['zstd', (body) => toZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  ['br', (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['gzip', (body) => toGzip(body, { level: 1 })],
];

/** @returns the encodings that an `Accept-Encoding` header names, without those it excludes by a quality of 0 */
function acceptedEncodings(header: string): Set<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*/))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality));
  return new Set(accepted.map(([name = '']) => name));
}

/** A file for download may be too large to hold. */
const isCompressible = ({ headers, body }: Response): boolean =>
  body !== null &&
  !headers.has('content-encoding') &&
  !headers.has('content-disposition') &&
  (headers.get('content-type') ?? '').startsWith('application/json');

/** Compresses JSON for clients that accept it; Hono's own middleware knows gzip at its slower level alone. */
export const compressJson = (): MiddlewareHandler => async (c, next) => {
  await next();
  if (c.req.method === 'HEAD' || !isCompressible(c.res)) return;
  c.header('vary', 'accept-encoding', { append: true });
  const accepted = acceptedEncodings(c.req.header('accept-encoding') ?? '');
  const [name, compress] = ENCODINGS.find(([encoding]) => accepted.has(encoding)) ?? [];
  if (name === undefined || !compress) return;
  const { status, headers: uncompressed } = c.res;
  const headers = new Headers(uncompressed);
  const body = new Uint8Array(await c.res.arrayBuffer());
  // Else Hono adds the headers of the former response, its length among them.
  c.res = undefined;
  if (body.byteLength < MIN_BYTES) {
    c.res = new Response(body, { status, headers });
    return;
  }
  headers.set('content-encoding', name);
  headers.delete('content-length');
  c.res = new Response(await compress(body), { status, headers });
};
