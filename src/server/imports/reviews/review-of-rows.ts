import {
  REVIEW_BOUNDS,
  type ImportedReview,
  type ReviewImportField,
  type ReviewImportStatus,
} from '#shared/review-import.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { ownValue } from '#shared/own-value.ts';
import { readEmail, readPieces, unguardDigits } from '../cells.ts';
import { readDate } from '../dates/read-date.ts';
import { readYesNo } from '../products/cells.ts';
import type { RowReader } from '../row-reader.ts';

type From = RowReader<ReviewImportField>;

const STATUSES: Readonly<Record<string, ReviewImportStatus>> = {
  ...Object.fromEntries(
    [
      'approved',
      'published',
      'publish',
      'enabled',
      'enable',
      'active',
      'visible',
      'ok',
      'true',
      'yes',
      '1',
    ].map((word) => [word, 'APPROVED' as const]),
  ),
  ...Object.fromEntries(
    [
      'waiting',
      'pending',
      'hold',
      'unapproved',
      'unpublished',
      'disabled',
      'disable',
      'draft',
      'in moderation',
      'submitted',
      'new',
      'not yet',
      'false',
      'no',
      '0',
    ].map((word) => [word, 'IN_MODERATION' as const]),
  ),
  ...Object.fromEntries(
    ['rejected', 'spam', 'trash', 'post trashed', 'hidden', 'archived', 'deleted', 'declined'].map((word) => [
      word,
      'REJECTED' as const,
    ]),
  ),
};

const readStatus = (cell: string): ReviewImportStatus | undefined =>
  ownValue(STATUSES, cell.toLowerCase().replaceAll(/[\s_-]+/g, ' '));

/** Programs say of a purchase that it was verified by a word, or by how. */
const readVerified = (cell: string): boolean | undefined => {
  const word = cell.toLowerCase();
  if (/^verified|^buyer$/.test(word)) return true;
  if (/^(?:un|not[ _-]?)verified|^none$/.test(word)) return false;
  return readYesNo(cell);
};

const readRating = (cell: string, style: Parameters<typeof readPieces>[1]): number | undefined => {
  const stars = readPieces(cell, style);
  return stars !== undefined && stars >= 1 && stars <= 5 ? stars : undefined;
};

/** Breaks of paragraphs and lines, which blogs write as HTML; everything else is shown as it was written. */
export const plainText = (cell: string): string =>
  cell
    .replaceAll(/<br\s*\/?>|<\/p>\s*<p[^>]*>/gi, '\n')
    .replaceAll(/<\/?p[^>]*>/gi, '')
    .trim();

/** The end of a product's URL is its handle. */
function handleIn(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '');
  return last && decodeURIComponent(last);
}

const picturesIn = (from: From): string[] =>
  from.rows.slice(0, 1).flatMap((row) =>
    from.cells(row, 'pictures').flatMap(({ cell }) =>
      cell
        .split(/[,;|\s]+/)
        .map((url) => (url.startsWith('//') ? `https:${url}` : url))
        .filter((url) => /^https?:|^wix:image:|^[\da-f]{6}_[\da-f]{32}/.test(url)),
    ),
  );

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A text that the file says; a longer one than any store has is rejected. */
function textOf(from: From, field: ReviewImportField, max: number = REVIEW_BOUNDS.text): string | undefined {
  const row = from.rows[0];
  const text = row ? from.cell(row, field) : '';
  if (text.length > max) from.blame('format', field, `is longer than ${max} characters`);
  return text === '' ? undefined : text;
}

function dateOf(
  from: From,
  field: 'date' | 'replyDate',
  { timeZone, now }: ReadingStore,
): string | undefined {
  const style = from.dateStyleOf(field);
  const date = from.read(field, (cell) => readDate(cell, style, timeZone), 'is not a date');
  if (date !== undefined && Date.parse(date) > now.getTime()) from.blame('format', field, 'is in the future');
  return date;
}

export interface ReadingStore {
  timeZone: string;
  now: Date;
}

const authorOf = (from: From): string | undefined => {
  const parts = [textOf(from, 'firstName', 100), textOf(from, 'lastName', 100)].filter(
    (part) => part !== undefined,
  );
  return textOf(from, 'author', 500) ?? (parts.length > 0 ? parts.join(' ') : undefined);
};

/** The reply stands in a column, or in a row of its own that names the review. */
function replyOf(from: From, store: ReadingStore): Pick<ImportedReview, 'reply' | 'replyDate'> {
  const own = textOf(from, 'reply');
  const [, answer] = from.rows;
  if (own !== undefined || !answer)
    return omitNullish({
      reply: own,
      replyDate: own === undefined ? undefined : dateOf(from, 'replyDate', store),
    });
  const reply = from.cell(answer, 'body');
  const replyDate = readDate(from.cell(answer, 'date'), from.dateStyleOf('date'), store.timeZone);
  return reply === '' ? {} : omitNullish({ reply, replyDate });
}

/** The review that these rows tell of; what is wrong with it is told by the reader. */
export function reviewOfRows(from: From, store: ReadingStore): ImportedReview {
  const { key } = REVIEW_BOUNDS;
  const rating = from.read('rating', readRating, 'is not a number of stars from 1 to 5');
  if (from.text('rating') === '') from.blame('missing', 'rating', 'is empty');
  const id = textOf(from, 'id', key);
  const url = textOf(from, 'productUrl', REVIEW_BOUNDS.url);
  const pictures = picturesIn(from);
  if (pictures.length > REVIEW_BOUNDS.pictures)
    from.blame('format', 'pictures', `has more than ${REVIEW_BOUNDS.pictures} pictures`);
  const productId = textOf(from, 'productId', key);
  return {
    row: from.rows[0]?.row ?? 0,
    rating: rating ?? 0,
    ...omitNullish({
      id: id !== undefined && GUID.test(id) ? id.toLowerCase() : undefined,
      productId: productId === undefined ? undefined : unguardDigits(productId),
      handle: textOf(from, 'handle', key) ?? (url === undefined ? undefined : handleIn(url)),
      sku: textOf(from, 'sku', key),
      product: textOf(from, 'product', key),
      title: textOf(from, 'title'),
      body: textOf(from, 'body'),
      author: authorOf(from),
      email: from.read('email', readEmail, 'is not an email address'),
      date: dateOf(from, 'date', store),
      verified: from.read('verified', readVerified, 'is neither yes nor no'),
      status: from.read('status', readStatus, 'is not a status that is known'),
    }),
    ...replyOf(from, store),
    ...(pictures.length > 0 && { pictures: [...new Set(pictures)] }),
  };
}
