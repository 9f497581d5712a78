import type { Context } from 'hono';
import type { ByteRange, FileStore } from '../../platform/ports.ts';
import type { FileContent } from './library.ts';

export interface Sending extends FileContent {
  /** Without quotes; the same as long as the bytes are. */
  tag: string;
  cacheControl: string;
  /** Browsers keep it under this name, instead of showing it. */
  downloadName?: string | undefined;
}

/** Shown by browsers as they are; anything else is kept, not run. */
const SHOWN = /^(?:image|video|audio|font|model)\/|^application\/(?:pdf|vnd\.apple\.mpegurl)$|^text\/plain$/;
const CAN_RUN = new Set(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'application/pdf']);
const NO_RUNNING = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** RFC 6266: a name that every browser reads, and the whole one beside it. */
export function dispositionOf(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** `undefined` for all of it, `null` for what no byte of it is in. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first === '' && Number(last) === 0) return null;
  return start > end || start >= size ? null : { start, end };
}

/** Sends a kept file, or the part of it that is asked for, as fast as it is taken; undefined where it is gone. */
export async function sendFile(
  c: Context,
  files: FileStore,
  { key, contentType, tag, cacheControl, downloadName }: Sending,
): Promise<Response | undefined> {
  const size = await files.sizeOf(key);
  if (size === undefined) return undefined;
  const etag = `"${tag}"`;
  const isShown = SHOWN.test(contentType);
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Content-Type': contentType,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(CAN_RUN.has(contentType) &&
      contentType !== 'application/pdf' && { 'Content-Security-Policy': NO_RUNNING }),
    ...(downloadName === undefined
      ? !isShown && { 'Content-Disposition': 'attachment' }
      : { 'Content-Disposition': dispositionOf('attachment', downloadName) }),
  };
  if (c.req.header('If-None-Match')?.split(/,\s*/).includes(etag))
    return new Response(null, { status: 304, headers });
  const wanted = c.req.header('If-Range');
  const requested = wanted === undefined || wanted === etag ? c.req.header('Range') : undefined;
  const range = readRange(requested, size);
  if (range === null) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  const length = range ? range.end - range.start + 1 : size;
  headers['Content-Length'] = String(length);
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const opened = await files.open(key, range);
  return opened && new Response(opened.bytes, { status, headers });
}
