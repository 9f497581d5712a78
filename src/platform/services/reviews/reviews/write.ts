import { sql } from 'kysely';
import { lockByName } from '#database/turn.ts';
import { decide, type ReviewOutcome } from '#shared/review-rules.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, notFound } from '#platform/contract/errors.ts';
import { products } from '../../stores/catalog/public.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { usesOf } from './uses-of.ts';
import { hasPaidFor } from '../../ecom/orders/public.ts';
import type { Writer } from './author.ts';
import { noteDecisions } from './decisions.ts';
import { events } from './events.ts';
import { noteLanguages } from './language.ts';
import { checkFiles, withFileIds } from './named-files.ts';
import { NAMESPACE, type Review, type ReviewStatus } from './review.ts';
import { checkContent } from './rules/check.ts';
import { relevanceOf } from './rules/relevance.ts';
import { readRules } from './settings.ts';
import { reviews } from './tables.ts';
import { noteUnproven } from './verified.ts';

export const reviewNotFound = (reviewId: string) =>
  notFound('The review was not found.', 'REVIEW_NOT_FOUND', { reviewId });

const STATUS: Record<ReviewOutcome, ReviewStatus> = {
  SHOW: 'APPROVED',
  HOLD: 'IN_MODERATION',
  REJECT: 'REJECTED',
};

export interface NewReview {
  namespace?: string | null;
  entityId?: string | null;
  content?: Partial<Review['content']> | null;
  reviewDate?: string | null;
}

/** @throws 404, also for what is not to be seen */
export async function lockReview({ db, siteId }: Context, id: string): Promise<Review> {
  const found = await reviews.getForUpdate(db, siteId, id);
  if (!found) throw reviewNotFound(id);
  return found;
}

/** Reviews of the same author that everybody sees. */
async function shownOf({ db, siteId }: Context, contactId: string, except?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from reviews
    where site_id = ${siteId} and author_contact_id = ${contactId} and moderation_moderation_status = 'APPROVED'
      and id is distinct from ${except ?? null}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The rules on what an author has written just now. */
export async function applyRules(
  context: Context,
  review: Review,
): Promise<{ status: ReviewStatus; rule?: string }> {
  const { content, author, verified } = review;
  const { outcome, rule } = decide(await readRules(context), {
    rating: content.rating,
    title: content.title ?? '',
    body: content.body ?? '',
    media: content.media?.length ?? 0,
    verified,
    shownBefore: await shownOf(context, author.contactId, review.id),
  });
  return { status: STATUS[outcome], ...(rule && { rule: rule.id }) };
}

/** The library knows where its files are used. */
const noteFiles = (context: Context, holders: readonly Review[], missing = false): Promise<void> =>
  noteUses(
    context,
    holders.map((review) => ({ ...usesOf(review), ...(missing && { uses: [] }) })),
  );

const hasMedia = ({ content }: Review): boolean => (content.media?.length ?? 0) > 0;

/** Each change of the status is told, and so is each time that it becomes public. */
async function tellStatus(context: Context, review: Review, before: ReviewStatus | undefined): Promise<void> {
  const { moderationStatus } = review.moderation;
  if (before === moderationStatus) return;
  await context.emit(
    events.action('moderation_status_changed', review.id, {
      review,
      previousModerationStatus: before ?? 'SUBMITTED',
    }),
  );
  if (moderationStatus === 'APPROVED')
    await context.emit(events.action('review_published', review.id, { review }));
}

/** Writes a review that is held, with all that follows from it: where `written`, from new words and files too. */
export async function saveReview(
  context: Context,
  before: Review,
  after: Review,
  options: { revision?: string | null; decided?: { rule?: string }; written?: boolean } = {},
): Promise<Review> {
  const { db, siteId, clock } = context;
  const was = before.moderation.moderationStatus;
  const stored = await reviews.replace(db, siteId, counted(was, after), {
    now: clock.now(),
    expectedRevision: options.revision,
  });
  if (options.decided) await noteDecisions(context, [{ review: stored, before: was, ...options.decided }]);
  if (options.written) {
    await noteFiles(context, [stored]);
    await noteLanguages(context, [stored]);
  }
  await context.emit(events.updated(stored, stored.id, before));
  await tellStatus(context, stored, was);
  return stored;
}

/** The same for many that a person decided about. */
export async function saveReviews(
  context: Context,
  changes: readonly { before: Review; after: Review }[],
): Promise<void> {
  if (changes.length === 0) return;
  const { db, siteId, clock } = context;
  const was = changes.map(({ before }) => before.moderation.moderationStatus);
  const stored = await reviews.replaceMany(
    db,
    siteId,
    changes.map(({ before, after }) => counted(before.moderation.moderationStatus, after)),
    { now: clock.now() },
  );
  await noteDecisions(
    context,
    stored.map((review, index) => ({ review, before: was[index] })),
  );
  for (const [index, review] of stored.entries()) {
    await context.emit(events.updated(review, review.id, changes[index]?.before));
    await tellStatus(context, review, was[index]);
  }
}

/** With what follows from the rest of it. */
function counted(was: ReviewStatus, after: Review): Review {
  const published = was !== 'APPROVED' && after.moderation.moderationStatus === 'APPROVED';
  const whole = { ...after, publishCount: after.publishCount + (published ? 1 : 0) };
  return { ...whole, relevanceScore: relevanceOf(whole) };
}

async function requireProduct({ db, siteId }: Context, entityId: string): Promise<void> {
  const product = await products.get(db, siteId, entityId);
  if (!product) throw notFound('There is no product with that id.', 'ENTITY_NOT_FOUND', { entityId });
}

/**
 * One review of an author and an item, also where two come at the same moment.
 * @throws 400 for stars that are none, 404 for an item that is not there, 409 for a second one
 */
export async function writeReview(
  context: Context,
  newReview: NewReview,
  { author, proven, hasPaid = false }: Writer,
  origin: Review['origin'],
): Promise<Review> {
  const { ids, clock } = context;
  const { namespace, entityId } = newReview;
  if (namespace !== NAMESPACE || !entityId)
    throw badRequest('Reviews are of products of the shop.', 'NAMESPACE_NOT_SUPPORTED', { namespace });
  const content = await withFileIds(context, newReview.content);
  checkContent(content);
  await checkFiles(context, content);
  await requireProduct(context, entityId);
  const now = clock.now().toISOString();
  const draft: Review = {
    id: ids.guid(),
    namespace,
    entityId,
    content: { ...content, media: content?.media ?? [], rating: content?.rating ?? 0 },
    author,
    foundHelpful: 0,
    foundUnhelpful: 0,
    helpfulness: 0,
    moderation: { moderationStatus: 'SUBMITTED', manuallyChanged: false },
    verified: hasPaid || (proven && (await hasPaidFor(context, author.contactId, entityId))),
    origin,
    createdDate: now,
    updatedDate: now,
    reviewDate: newReview.reviewDate ?? now,
    relevanceScore: 0,
    publishCount: 0,
  };
  const { status, rule } = await applyRules(context, draft);
  const review: Review = {
    ...draft,
    moderation: { moderationStatus: status, manuallyChanged: false },
    publishCount: status === 'APPROVED' ? 1 : 0,
  };
  await refuseSecond(context, review);
  if (!proven) await noteUnproven(context, review.id);
  return insertReview(context, review, rule);
}

/**
 * A new review, with all that follows from it.
 * @param rule the rule that decided its status
 */
export async function insertReview(context: Context, review: Review, rule?: string): Promise<Review> {
  const { db, siteId } = context;
  const stored = await reviews.insert(db, siteId, { ...review, relevanceScore: relevanceOf(review) });
  await noteLanguages(context, [stored]);
  await noteDecisions(context, [{ review: stored, ...(rule !== undefined && { rule }) }]);
  if (hasMedia(stored)) await noteFiles(context, [stored]);
  await context.emit(events.created(stored));
  await tellStatus(context, stored, undefined);
  return stored;
}

/** Of two at the same moment one waits for the other by an advisory lock, and sees what it wrote. */
export async function hasReviewed(
  { db, siteId }: Context,
  { namespace, entityId }: Pick<Review, 'namespace' | 'entityId'>,
  contactId: string,
): Promise<boolean> {
  await lockByName(db, `review:${siteId}:${namespace}:${entityId}:${contactId}`);
  const { rows } = await sql`select id from reviews where site_id = ${siteId} and namespace = ${namespace}
    and entity_id = ${entityId} and author_contact_id = ${contactId}`.execute(db);
  return rows.length > 0;
}

async function refuseSecond(context: Context, review: Review): Promise<void> {
  const { entityId } = review;
  const { contactId } = review.author;
  if (await hasReviewed(context, review, contactId))
    throw alreadyExists('The author has reviewed this already.', 'REVIEW_ALREADY_EXISTS', {
      entityId,
      contactId,
    });
}

/** With all that was kept of it: decisions and votes go by trigger. */
export async function removeReviews(context: Context, missing: readonly Review[]): Promise<void> {
  const ids = missing.map(({ id }) => id);
  await reviews.removeMany(context.db, context.siteId, ids);
  await noteFiles(context, missing.filter(hasMedia), true);
  for (const review of missing) await context.emit(events.deleted(review));
}
