import { fold } from '#shared/review-rules.ts';

export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  /** Why it is marked: it is meant to lead readers away, or a rule of the shop looks for it. */
  mark?: 'contact' | 'word';
}

/** A link, an email address or a phone number. */
const LEADS_AWAY =
  /((?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}\b)/giu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Found = Omit<TextPart, 'at'>;

interface Span {
  from: number;
  to: number;
}

/** Where the listed words stand as whole words, whatever case and accents. */
function wordSpans(text: string, listed: readonly string[]): Span[] {
  const phrases = listed
    .map((phrase) => (phrase.match(WORD) ?? []).map(fold))
    .filter(({ length }) => length > 0);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word),
    from: index,
    to: index + word.length,
  }));
  return words.flatMap(({ from }, at) => {
    const fitting = phrases.filter((phrase) => phrase.every((word, n) => words[at + n]?.word === word));
    const max = Math.max(0, ...fitting.map(({ length }) => length));
    const last = words[at + max - 1];
    return max > 0 && last ? [{ from, to: last.to }] : [];
  });
}

function cut(text: string, spans: readonly Span[]): Found[] {
  const parts: Found[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    if (from < done) continue;
    if (from > done) parts.push({ text: text.slice(done, from) });
    parts.push({ text: text.slice(from, to), mark: 'word' });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** A text in its order, with what looks suspicious in it; together the parts are the text. */
export function partsOf(text: string, listed: readonly string[]): TextPart[] {
  const found = text.split(LEADS_AWAY).flatMap((part, index): Found[] => {
    if (part === '') return [];
    // Every second part is what was found.
    return index % 2 === 1 ? [{ text: part, mark: 'contact' }] : cut(part, wordSpans(part, listed));
  });
  let at = 0;
  return found.map((part) => {
    const from = at;
    at += part.text.length;
    return { at: from, ...part };
  });
}
