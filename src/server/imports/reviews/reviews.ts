import { z } from 'zod';
import {
  missingReviewFields,
  repeatableReviewFields,
  reviewImportFields,
  reviewProductFields,
  type ImportedReview,
  type ReviewImport,
  type ReviewImportField,
  type ReviewImportOptions,
} from '#shared/review-import.ts';
import { cutText } from '#shared/cut-text.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import type { EntryChange, ProblemKind } from '#shared/imports.ts';
import { callHosted } from '../../platform-call.ts';
import { plainCell } from '../cells.ts';
import type { Checking, Compared, ImportKind, Reading } from '../kind.ts';
import { withoutHead, type Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import { recognise } from './recognise.ts';
import { plainText, reviewOfRows } from './review-of-rows.ts';

const MAX_ROWS = 200_000;

async function* single(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  for await (const row of withoutHead(rows)) yield [row];
}

/** Blogs export replies as rows of their own, which may stand anywhere; each goes with the review that it names. */
async function* withReplies(
  rows: AsyncIterable<Row>,
  cellOf: (row: Row, field: ReviewImportField) => string,
): AsyncGenerator<Row[]> {
  const all: Row[] = [];
  for await (const row of withoutHead(rows)) all.push(row);
  const parentOf = (row: Row): string => cellOf(row, 'parent').replace(/^0$/, '');
  const replies = Map.groupBy(
    all.filter((row) => parentOf(row) !== ''),
    parentOf,
  );
  for (const row of all)
    if (parentOf(row) === '') yield [row, ...(replies.get(cellOf(row, 'id')) ?? []).slice(0, 1)];
}

interface Preview {
  results: {
    part: 'fresh' | 'changed' | 'unchanged' | 'refused';
    problems?: { field?: string; kind: ProblemKind; text: string }[];
    changes?: EntryChange[];
  }[];
}

const isField = (field: string | undefined): field is ReviewImportField =>
  (reviewImportFields as readonly (string | undefined)[]).includes(field);

const productFieldOf = (from: RowReader<ReviewImportField>): ReviewImportField =>
  reviewProductFields.find((field) => from.text(field) !== '') ?? 'product';

/** Who writes about what: an author has one review of a product. Without an email address the date, or else the text, tells two apart. */
function keyOf(from: RowReader<ReviewImportField>): string | undefined {
  const id = from.text('id');
  if (id !== '') return id;
  const product = from.text(productFieldOf(from));
  const email = from.text('email').toLowerCase();
  const author = from.text('author') || from.text('firstName');
  const rest = email === '' ? [author, from.text('date') || from.text('body')] : [email];
  return cutText([product, ...rest].filter((part) => part !== '').join(' · '), 254);
}

function reading(
  { mapping, source, options: { hold } }: ReviewImport,
  { platformFetch, store, clock }: Checking,
): Reading<ReviewImportField, ImportedReview> {
  const cellOf = (row: Row, field: ReviewImportField): string =>
    plainCell(row.cells[mapping.indexOf(field)] ?? '');
  /** What is wrong with the whole of a review is said of its product. */
  const fieldOf = (field: string | undefined): ReviewImportField =>
    isField(field) && mapping.includes(field)
      ? field
      : (reviewProductFields.find((one) => mapping.includes(one)) ?? 'rating');
  return {
    // Shoppers of this store write text alone.
    normalize: (field, cell) =>
      source !== 'counterpart' && (field === 'body' || field === 'reply') ? plainText(cell) : cell,
    entries: (rows) => (mapping.includes('parent') ? withReplies(rows, cellOf) : single(rows)),
    keyFieldOf: (from) => {
      if (from.text('id') !== '') return 'id';
      return from.text('email') === '' ? productFieldOf(from) : 'email';
    },
    keyOf(from) {
      if (from.text(productFieldOf(from)) !== '') return keyOf(from);
      from.blame('missing', fieldOf('product'), 'is empty');
      return undefined;
    },
    read: (from) => reviewOfRows(from, { timeZone: store.timeZone, now: clock.now() }),
    async compare(ready) {
      if (ready.length === 0) return [];
      const { results } = await callHosted<Preview>(platformFetch, '/hosted/reviews/import/foresee', {
        reviews: ready.map(({ request }) => request),
        hold,
      });
      return results.map(({ part, problems, changes }, index): Compared<ReviewImportField> => {
        const review = ready[index]?.request;
        if (part !== 'refused' || !review)
          return { part: part === 'refused' ? 'unchanged' : part, ...(changes && { changes }) };
        return {
          part: 'fresh',
          problems: (problems ?? []).map(({ field, kind, text }) => {
            const value = Object.entries(review).find(([name]) => name === field)?.[1];
            return {
              field: fieldOf(field),
              kind,
              text,
              value: typeof value === 'string' ? cutText(value, 200) : '',
            };
          }),
        };
      });
    },
  };
}

export const reviewImports: ImportKind<ReviewImportField, ReviewImportOptions, ImportedReview> = {
  what: 'reviews',
  path: '/review-imports',
  rights: reviewsDesk.rights.import,
  field: z.enum(reviewImportFields),
  options: z.object({ hold: z.boolean() }),
  firstOptions: { hold: false },
  fileName: 'reviews.csv',
  mostRows: MAX_ROWS,
  numberKinds: { rating: 'number' },
  dateFields: ['date', 'replyDate'],
  repeatable: repeatableReviewFields,
  recognise,
  missing: missingReviewFields,
  begin: reading,
};
