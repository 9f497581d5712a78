import { lockByName } from '#database/turn.ts';
import type { EntryChange } from '#shared/imports.ts';
import type { ImportedReview, ReviewImportOptions } from '#shared/review-import.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, PlatformError } from '#platform/contract/errors.ts';
import { bulk } from '#platform/crud/index.ts';
import { hasPaidFor } from '#platform/services/ecom/orders/public.ts';
import { importPicture, knownFiles, toFileId } from '#platform/services/media/media-files/public.ts';
import {
  dropContacts,
  emailKey,
  markImported,
  takeContacts,
} from '#platform/services/members/members/public.ts';
import { NAMESPACE, type Review } from '../review.ts';
import { hasReviewed, insertReview, saveReview } from '../write.ts';
import { decide, type Decision, type ReviewText } from './decide.ts';
import { readKnown, type Known, type KnownReview } from './known-reviews.ts';
import { problemsOf, type ReviewProblem } from './problems.ts';
import { readRecorded, record, type Recorded } from './record.ts';

export interface Result {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  reviewId?: string;
  problems?: ReviewProblem[];
  /** Field by field, before anything is written. */
  changes?: EntryChange[];
}

/** What would become of each; nothing is written. */
export async function previewReviews(
  context: Context,
  importedReviews: readonly ImportedReview[],
  options: ReviewImportOptions,
): Promise<Result[]> {
  const known = await readKnown(context, importedReviews, { held: false });
  return known.rows.map((one): Result => {
    const { row } = one.given;
    try {
      const decision = decide(one, known, options);
      return {
        row,
        part: decision.part,
        ...(decision.part === 'changed' && { changes: decision.changes }),
      };
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error;
      return { row, part: 'refused', problems: problemsOf(error) };
    }
  });
}

type Media = NonNullable<Review['content']['media']>;

/** Gives each picture its place in the library; those elsewhere are fetched when nobody waits for them. */
async function mediaOf(context: Context, urls: readonly string[], before?: Media): Promise<Media> {
  const known = await knownFiles(context, urls.map(toFileId));
  const media: Media = [];
  for (const url of urls) {
    const id = toFileId(url);
    const stored = before?.find(({ image, video }) => (image?.id ?? video?.id) === id);
    if (stored) media.push(stored);
    else if (known.has(id)) media.push({ image: { id } });
    // A file of another library that the cell names by its id alone is nowhere to be fetched.
    else if (/^https?:/.test(url)) media.push({ image: { id: await importPicture(context, url) } });
  }
  return media;
}

const replyOf = (
  message: string,
  { replyDate }: ImportedReview,
  now: string,
): NonNullable<Review['reply']> => ({
  message,
  createdDate: replyDate ?? now,
  updatedDate: replyDate ?? now,
});

async function create(
  context: Context,
  { given }: KnownReview,
  { entityId, contactId = context.ids.guid(), words }: Extract<Decision, { part: 'fresh' }>,
): Promise<Review> {
  const now = context.clock.now().toISOString();
  if (await hasReviewed(context, { namespace: NAMESPACE, entityId }, contactId))
    throw alreadyExists('The author has reviewed this already.', 'REVIEW_ALREADY_EXISTS', { field: 'email' });
  const { rating, title, body, author, status = 'APPROVED', reply, pictures } = words;
  const date = given.date ?? now;
  const verified =
    words.verified ?? (given.email !== undefined && (await hasPaidFor(context, contactId, entityId)));
  return insertReview(context, {
    id: context.ids.guid(),
    namespace: NAMESPACE,
    entityId,
    content: {
      rating,
      ...(title && { title }),
      ...(body && { body }),
      media: await mediaOf(context, pictures),
    },
    author: { contactId, authorName: author || null },
    foundHelpful: 0,
    foundUnhelpful: 0,
    helpfulness: 0,
    moderation: { moderationStatus: status, manuallyChanged: true },
    verified,
    origin: { type: 'APP' },
    createdDate: date,
    updatedDate: date,
    reviewDate: date,
    relevanceScore: 0,
    publishCount: status === 'APPROVED' ? 1 : 0,
    ...(reply && { reply: replyOf(reply, given, now) }),
  });
}

async function change(
  context: Context,
  { given }: KnownReview,
  { before, words }: Extract<Decision, { part: 'changed' }>,
): Promise<Review> {
  const { rating, title, body, author, verified, status, reply, pictures }: Partial<ReviewText> = words;
  const now = context.clock.now().toISOString();
  const after: Review = {
    ...before,
    content: {
      ...before.content,
      ...(rating !== undefined && { rating }),
      ...(title !== undefined && { title }),
      ...(body !== undefined && { body }),
      ...(pictures && { media: await mediaOf(context, pictures, before.content.media ?? []) }),
    },
    ...(author !== undefined && { author: { ...before.author, authorName: author } }),
    ...(verified !== undefined && { verified }),
    ...(status && { moderation: { moderationStatus: status, manuallyChanged: true } }),
    ...(reply !== undefined && { reply: replyOf(reply, given, now) }),
  };
  return saveReview(context, before, after, { written: true, ...(status && { decided: {} }) });
}

type Import = ReviewImportOptions & { importId: string };

async function writeOne(
  context: Context,
  row: KnownReview,
  known: Known,
  { importId, ...options }: Import,
): Promise<Result> {
  const decision = decide(row, known, options);
  const { part } = decision;
  const { row: number } = row.given;
  if (part === 'unchanged') return { row: number, part, reviewId: decision.before.id };
  const review = await (part === 'fresh' ? create(context, row, decision) : change(context, row, decision));
  await record(context, importId, {
    row: number,
    reviewId: review.id,
    made: part === 'fresh',
    revision: review.revision ?? '',
  });
  return { row: number, part, reviewId: review.id };
}

/** The same again, where nobody heard how it went: what is written stays as it is. */
const repeated = ({ row, made, reviewId }: Recorded): Result => ({
  row,
  part: made ? 'fresh' : 'changed',
  reviewId,
});

/** Whether a row makes a review; those that cannot be one are refused in their turn. */
function isFresh(row: KnownReview, known: Known, options: ReviewImportOptions): boolean {
  try {
    return decide(row, known, options).part === 'fresh';
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500) throw error;
    return false;
  }
}

/** The rows, each new review with the contact of its author, and the contacts that the store did not know before. */
async function withContacts(context: Context, known: Known, options: ReviewImportOptions) {
  const emails = known.rows.flatMap((row) =>
    row.contactId === undefined && isFresh(row, known, options) ? (row.given.email ?? []) : [],
  );
  const { contactIds, made } = await takeContacts(context, emails);
  const rows = known.rows.map((row): KnownReview => {
    const { email } = row.given;
    const contactId = row.contactId ?? (email === undefined ? undefined : contactIds.get(emailKey(email)));
    return { ...row, ...(contactId !== undefined && { contactId }) };
  });
  return { rows, made };
}

/** Makes and changes reviews in one transaction; what one is rejected for undoes no other. */
export async function writeReviews(
  context: Context,
  importedReviews: readonly ImportedReview[],
  options: Import,
): Promise<Result[]> {
  await lockByName(context.db, `review-import:${context.siteId}:${options.importId}`);
  const before = await readRecorded(
    context,
    options.importId,
    importedReviews.map(({ row }) => row),
  );
  const open = importedReviews.filter(({ row }) => !before.has(row));
  const known = await readKnown(context, open, { held: true });
  const { rows, made } = await withContacts(context, known, options);
  const { results } = await bulk<KnownReview, Result, Result>(context, {
    entries: rows,
    each: (row) => writeOne(context, row, known, options),
    show: (result) => result,
  });
  const authors = new Set(
    results.flatMap(({ itemMetadata: { originalIndex, success } }) =>
      success ? (rows[originalIndex]?.contactId ?? []) : [],
    ),
  );
  const isAuthor = ({ contactId }: { contactId: string }): boolean => authors.has(contactId);
  await markImported(context, made.filter(isAuthor));
  await dropContacts(
    context,
    made.filter((contact) => !isAuthor(contact)),
  );
  const written = new Map(
    results.map(({ item, itemMetadata: { originalIndex, error } }): [number, Result] => {
      const { row = 0 } = open[originalIndex] ?? {};
      const problems = [{ kind: 'format' as const, text: error?.description ?? '' }];
      return [row, item ?? { row, part: 'refused', problems }];
    }),
  );
  return importedReviews.flatMap(({ row }) => {
    const earlier = before.get(row);
    return earlier ? repeated(earlier) : (written.get(row) ?? []);
  });
}
