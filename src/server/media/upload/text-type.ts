import { ownValue } from '#shared/own-value.ts';

/** As what a text may be taken by its name: none of these runs in a browser. */
const TEXTS: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  md: 'text/markdown',
  json: 'application/json',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
};

/** What browsers take for a page, wherever it says so (WHATWG, MIME sniffing 7.1). */
const PAGE =
  /^<(!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|form|img|link|meta|object|embed|base|input|button|svg:script)[\s>/]/i;

/** How glTF may begin whose `asset` is further on: those who look into it see whether it is there. */
const MODEL =
  /^\s*\{\s*"(accessors|animations|buffers|bufferViews|cameras|images|materials|meshes|nodes|samplers|scenes?|skins|textures)"\s*:/;

/** What may stand before the first element. */
const PREFACE = /^(\s|<!--[^]*?-->|<\?[^]*?\?>|<!doctype(?!\s+html)[^>[]*(\[[^\]]*\])?\s*>)+/i;

const NOTHING = 0;

/** Undefined for bytes that are no text. */
function decode(head: Uint8Array): string | undefined {
  const [first, second] = head;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-8' && head.includes(NOTHING)) return undefined;
  try {
    // The last character may be cut.
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
}

/**
 * The type of a text by its beginning; undefined where it is none. A page stays one whatever its name is, and so does a
 * drawing.
 */
export function textType(head: Uint8Array, extension: string): string | undefined {
  const text = decode(head);
  if (text === undefined) return undefined;
  const start = text.replace(PREFACE, '').slice(0, 1000);
  if (/^<([\w-]+:)?svg[\s>/]/i.test(start)) return 'image/svg+xml';
  if (PAGE.test(start) || /^\s*<!--/.test(text)) return 'text/html';
  if (/^\s*<\?xml\s/i.test(text)) return 'application/xml';
  if (extension === 'gltf' && (MODEL.test(text) || /^\s*\{[^]*"asset"\s*:/.test(text)))
    return 'model/gltf+json';
  return ownValue(TEXTS, extension) ?? 'text/plain';
}
