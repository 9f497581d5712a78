import type { EntryChange } from '#shared/imports.ts';
import type { ImportedReview, ReviewImportField, ReviewImportOptions } from '#shared/review-import.ts';
import { isSameJson } from '#shared/is-same-json.ts';
import { alreadyExists, badRequest, invalid, notFound } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import { toFileId } from '#platform/services/media/media-files/public.ts';
import { NAMESPACE, type Review, type ReviewStatus } from '../review.ts';
import { checkContent } from '../rules/check.ts';
import type { Known, KnownReview } from './known-reviews.ts';

const creating = findOperation('reviews_reviews.createReview');
const replying = findOperation('reviews_reviews.setReply');

/** Everything of a review that a file can say. */
export interface ReviewText {
  rating: number;
  title: string;
  body: string;
  author: string;
  verified: boolean | undefined;
  status: ReviewStatus | undefined;
  reply: string;
  /** URLs, or ids of the library. */
  pictures: readonly string[];
}

export type Decision =
  | { part: 'fresh'; entityId: string; contactId?: string; words: ReviewText }
  | { part: 'changed'; before: Review; words: Partial<ReviewText>; changes: EntryChange[] }
  | { part: 'unchanged'; before: Review };

const PICTURE = /^https?:\/\/[^\s/]+\.[^\s/]+\/\S*$/i;

/** @throws 400 for what no review can have */
function check(importedReview: ImportedReview, entityId: string): void {
  const { rating, title, body, author, pictures = [], reply } = importedReview;
  const content = { rating, ...(title && { title }), ...(body && { body }) };
  checkContent(content);
  const review = {
    namespace: NAMESPACE,
    entityId,
    content,
    ...(author && { author: { authorName: author } }),
  };
  const violations = [
    ...checkRequest(creating, { review }),
    ...(reply === undefined ? [] : checkRequest(replying, { reviewId: entityId, message: reply })),
  ];
  if (violations.length > 0) throw invalid(violations);
  for (const url of pictures)
    if (toFileId(url) === url && /^https?:/.test(url) && !PICTURE.test(url))
      throw badRequest(`${url.slice(0, 100)} is not the address of a picture.`, 'FORMAT', {
        field: 'pictures',
      });
}

const isWaiting = (status: ReviewStatus): boolean => status === 'SUBMITTED' || status === 'IN_MODERATION';

/** Whether the pictures of a review are these already: by their ids, or by where they were fetched from. */
function samePictures(urls: readonly string[], { content }: Review, { sources }: Known): boolean {
  const ids = (content.media ?? []).map(({ image, video }) => image?.id ?? video?.id ?? '');
  return (
    ids.length === urls.length &&
    urls.every((url, index) => toFileId(url) === ids[index] || sources.get(ids[index] ?? '') === url)
  );
}

const wordsOf = (importedReview: ImportedReview, { hold }: ReviewImportOptions): ReviewText => ({
  rating: importedReview.rating,
  title: importedReview.title ?? '',
  body: importedReview.body ?? '',
  author: importedReview.author ?? '',
  verified: importedReview.verified,
  status: hold ? 'IN_MODERATION' : (importedReview.status ?? 'APPROVED'),
  reply: importedReview.reply ?? '',
  pictures: importedReview.pictures ?? [],
});

/** What the file says that the review does not have; what it says nothing of stays. */
function changesTo(before: Review, importedReview: ImportedReview, known: Known): Partial<ReviewText> {
  const { content, author, moderation, verified, reply } = before;
  const { status, pictures } = importedReview;
  const isSameStatus =
    status === undefined ||
    status === moderation.moderationStatus ||
    (status === 'IN_MODERATION' && isWaiting(moderation.moderationStatus));
  // Cells have no space around them.
  const isOther = (text: string | undefined, now: string | null | undefined): boolean =>
    text !== undefined && text !== (now ?? '').trim();
  return {
    ...(importedReview.rating !== content.rating && { rating: importedReview.rating }),
    ...(isOther(importedReview.title, content.title) && { title: importedReview.title ?? '' }),
    ...(isOther(importedReview.body, content.body) && { body: importedReview.body ?? '' }),
    ...(isOther(importedReview.author, author.authorName) && { author: importedReview.author ?? '' }),
    ...(importedReview.verified !== undefined &&
      importedReview.verified !== verified && { verified: importedReview.verified }),
    ...(!isSameStatus && { status }),
    ...(isOther(importedReview.reply, reply?.message) && { reply: importedReview.reply ?? '' }),
    ...(pictures && !samePictures(pictures, before, known) && { pictures }),
  };
}

/** What the store alone decides about a review that a shopper has written here. */
const OF_THE_STORE = new Set<keyof ReviewText>(['status', 'reply']);

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : value === undefined || value === null
      ? ''
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);

function entryChanges(before: Review, words: Partial<ReviewText>): EntryChange[] {
  const now: Record<keyof ReviewText, unknown> = {
    rating: before.content.rating,
    title: before.content.title,
    body: before.content.body,
    author: before.author.authorName,
    verified: before.verified,
    status: before.moderation.moderationStatus,
    reply: before.reply?.message,
    pictures: (before.content.media ?? []).flatMap(({ image, video }) => image?.id ?? video?.id ?? []),
  };
  return Object.entries(words).map(([field, value]) => ({
    field: field satisfies string,
    before: shown(now[field as keyof ReviewText]),
    after: shown(value),
  }));
}

/** Which column says which product is meant. */
function productField({ productId, handle, sku }: ImportedReview): ReviewImportField {
  if (handle !== undefined) return 'handle';
  if (sku !== undefined) return 'sku';
  return productId === undefined ? 'product' : 'productId';
}

/**
 * What importing a review would come to; nothing is written.
 * @throws 400, 404 and 409 for what no review can be
 */
export function decide(row: KnownReview, known: Known, options: ReviewImportOptions): Decision {
  const { given, entityId, contactId, before } = row;
  if (before) {
    check(given, before.entityId);
    const words = changesTo(before, given, known);
    if (isSameJson(words, {})) return { part: 'unchanged', before };
    const ofShopper = Object.keys(words).filter((word) => !OF_THE_STORE.has(word as keyof ReviewText));
    if (before.origin.type === 'ORGANIC' && ofShopper.length > 0)
      throw alreadyExists('The review was written in this store and says something else.', 'ORGANIC_REVIEW', {
        field: ofShopper[0],
      });
    return { part: 'changed', before, words, changes: entryChanges(before, words) };
  }
  if (entityId === undefined)
    throw notFound('The store has no such product.', 'PRODUCT_NOT_FOUND', { field: productField(given) });
  check(given, entityId);
  return {
    part: 'fresh',
    entityId,
    words: wordsOf(given, options),
    ...(contactId !== undefined && { contactId }),
  };
}
