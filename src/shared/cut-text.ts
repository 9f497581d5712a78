/** The beginning of a text, so many characters at most; never half of one, which no database takes. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
