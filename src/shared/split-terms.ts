const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD = 50;

/** Lower case, no diacritics, split at everything that is neither letter nor digit. */
export const termsOf = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map((word) =>
    word.slice(0, MAX_WORD),
  );

/** What a word and its plural begin with. */
export const stemOf = (word: string): string =>
  /^[a-z]{3,}(?<![sui])s$/.test(word) ? word.slice(0, -1) : word;
