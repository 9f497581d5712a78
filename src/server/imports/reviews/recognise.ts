import { repeatableReviewFields, type ReviewImportField } from '#shared/review-import.ts';
import type { ImportMapping } from '#shared/imports.ts';
import { plainTitle } from '../columns.ts';
import { matchTitles } from '../match-titles.ts';
import { reviewSigns, reviewTitles } from './titles.ts';

/** What the columns of a file of reviews are likely to be. */
export function recognise(columns: readonly string[]): {
  source: string;
  mapping: ImportMapping<ReviewImportField>;
} {
  const titles = new Set(columns.map(plainTitle));
  const [source, own] = reviewSigns.find(([, , needed]) => needed.every((title) => titles.has(title))) ?? [
    'unknown',
    {},
  ];
  return { source, mapping: matchTitles(columns, [own, reviewTitles], repeatableReviewFields) };
}
