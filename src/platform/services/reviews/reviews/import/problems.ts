import type { PlatformError } from '#platform/contract/errors.ts';

export interface ReviewProblem {
  /** What a column of the file became. */
  field?: string;
  kind: 'product' | 'format' | 'taken';
  text: string;
}

const KINDS: Readonly<Record<string, ReviewProblem['kind']>> = {
  PRODUCT_NOT_FOUND: 'product',
  ORGANIC_REVIEW: 'taken',
  REVIEW_ALREADY_EXISTS: 'taken',
};

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/rating/, 'rating'],
  [/title/, 'title'],
  [/body/, 'body'],
  [/authorName/, 'author'],
  [/media/, 'pictures'],
  [/message/, 'reply'],
];

/** What is wrong with a review, by what the columns became. */
export function problemsOf({ code, message, data, violations = [] }: PlatformError): ReviewProblem[] {
  if (violations.length > 0)
    return violations.map(({ field, description }) => {
      const column = FIELDS.find(([pattern]) => pattern.test(field))?.[1];
      return { kind: 'format', text: description, ...(column && { field: column }) };
    });
  const { field } = (data ?? {}) as { field?: string };
  return [{ kind: KINDS[code ?? ''] ?? 'format', text: message.replace(/\.$/, ''), ...(field && { field }) }];
}
