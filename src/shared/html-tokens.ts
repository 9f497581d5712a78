import { ownValue } from './own-value.ts';

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; tag: string; attributes: Readonly<Record<string, string>> };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ownValue(ENTITIES, String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  });

const NAME = /^\/?([a-z][a-z\d-]*)/i;
const ATTRIBUTE = /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeHtml(double ?? single ?? bare ?? ''),
    ]),
  );

/** Where a tag that begins at `from` ends: a `>` inside of quotes belongs to its attribute. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const letter = html.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
    else if (letter === '<' && at > from) return -1;
  }
  return -1;
}

/** Tags and texts in their order. Comments, scripts and styles are not there; a lone `<` is text. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const source = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  let at = 0;
  let text = '';
  // An open quote runs to the end of everything: it is looked for once.
  let unclosed = source.length + 1;
  while (at < source.length) {
    const less = source.indexOf('<', at);
    text += source.slice(at, less === -1 ? source.length : less);
    if (less === -1) break;
    const [whole, tag = ''] = NAME.exec(source.slice(less + 1, less + 24)) ?? [];
    const end = whole === undefined || less >= unclosed ? -1 : endOfTag(source, less);
    if (end === -1) {
      if (whole !== undefined && source.indexOf('>', less) === -1) unclosed = less;
      text += '<';
      at = less + 1;
      continue;
    }
    if (text !== '') yield { kind: 'text', text: decodeHtml(text) };
    text = '';
    const inside = source.slice(less + 1 + (whole ?? '').length, end);
    yield {
      kind: whole?.startsWith('/') ? 'close' : 'open',
      tag: tag.toLowerCase(),
      attributes: attributesOf(inside),
    };
    at = end + 1;
  }
  if (text !== '') yield { kind: 'text', text: decodeHtml(text) };
}
