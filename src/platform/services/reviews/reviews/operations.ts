import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, permissionDenied } from '#platform/contract/errors.ts';
import type { Handler, OperationName, ReviewsApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { rejectMuted } from '../../members/members/public.ts';
import { authorOf, ownContact } from './author.ts';
import { checkFiles, withFileIds } from './named-files.ts';
import type { Review } from './review.ts';
import { checkContent } from './rules/check.ts';
import { changeable, readable } from './rules/visibility.ts';
import { MAX_COUNTED, reviews } from './tables.ts';
import { applyRules, lockReview, removeReviews, reviewNotFound, saveReview, writeReview } from './write.ts';

type Operation<Name extends OperationName<ReviewsApi>> = Handler<ReviewsApi, Name, Context>;

/** Held, for a change by its author or by the shop. @throws 404 of what the caller cannot see, 403 of what is another's */
async function lockToChange(context: Context, id: string): Promise<Review> {
  const review = await lockReview(context, id);
  const own = await ownContact(context);
  if (changeable(review, context.caller, own)) return review;
  if (review.moderation.moderationStatus !== 'APPROVED') throw reviewNotFound(id);
  throw permissionDenied('Only its author and the shop change a review.');
}

export const createReview: Operation<'createReview'> = async ({ review }, context) => {
  const isShopper = context.caller.kind !== 'api-key';
  const input = isShopper ? { ...review, reviewDate: null } : review;
  const writer = await authorOf(context, review.author);
  const origin = isShopper || context.actor !== undefined ? 'ORGANIC' : 'APP';
  return { review: await writeReview(context, input, writer, { type: origin }) };
};

export const bulkCreateReview: Operation<'bulkCreateReview'> = async (
  { reviews: input, returnEntity },
  context,
) => {
  const { results, bulkActionMetadata } = await bulk(context, {
    entries: input,
    each: async (one) => writeReview(context, one, await authorOf(context, one.author), { type: 'APP' }),
    ...(returnEntity && { show: (review: Review) => review }),
  });
  return {
    results: results.map(({ itemMetadata, item }) => ({ itemMetadata, ...(item && { review: item }) })),
    bulkActionMetadata,
  };
};

export const getReview: Operation<'getReview'> = async ({ reviewId, returnPrivateReviews }, context) => {
  const scope = readable(context.caller, returnPrivateReviews ?? false, await ownContact(context));
  const review = await reviews.get(context.db, context.siteId, reviewId, { scope });
  if (!review) throw reviewNotFound(reviewId);
  return { review };
};

export const queryReviews: Operation<'queryReviews'> = async ({ query, returnPrivateReviews }, context) => {
  const scope = readable(context.caller, returnPrivateReviews ?? false, await ownContact(context));
  const { items, metadata } = await reviews.query(context.db, context.siteId, query ?? {}, { scope });
  const { count, cursors } = metadata;
  return { reviews: items, metadata: { count, cursors } };
};

export const countReviews: Operation<'countReviews'> = async ({ filter, includePrivateReviews }, context) => {
  const scope = readable(context.caller, includePrivateReviews ?? false, await ownContact(context));
  const { db, siteId } = context;
  const options = { scope, atMost: MAX_COUNTED };
  const count = await reviews.countFound(db, siteId, { filter: filter ?? {} }, options);
  if (count > MAX_COUNTED)
    throw badRequest(`There are more than ${MAX_COUNTED}.`, 'TOO_MANY_TO_COUNT', { most: MAX_COUNTED });
  return { count };
};

/** What its author writes anew is judged again; what the shop changes, and a name, stays as it was decided. */
export const updateReview: Operation<'updateReview'> = async ({ review: input }, context) => {
  await rejectMuted(context);
  const before = await lockToChange(context, input.id);
  const after = reviews.mergePatch(before, input, { path: 'review' });
  const named = await withFileIds(context, after.content);
  checkContent(named);
  await checkFiles(context, named, before);
  const content = { ...named, media: named.media ?? [] };
  const byAuthor =
    context.caller.kind === 'member' && JSON.stringify(content) !== JSON.stringify(before.content);
  const changed: Review = { ...after, content };
  const judged = byAuthor ? await applyRules(context, changed) : undefined;
  const moderation = judged ? { moderationStatus: judged.status, manuallyChanged: false } : before.moderation;
  const review = await saveReview(
    context,
    before,
    { ...changed, moderation },
    {
      revision: input.revision ?? null,
      written: true,
      ...(judged && { decided: judged.rule === undefined ? {} : { rule: judged.rule } }),
    },
  );
  return { review };
};

export const deleteReview: Operation<'deleteReview'> = async ({ reviewId }, context) => {
  const review = await lockToChange(context, reviewId);
  await removeReviews(context, [review]);
  return { review };
};

export const setReply: Operation<'setReply'> = async ({ reviewId, message }, context) => {
  const text = message.trim();
  if (text === '') throw invalidField('message', 'REQUIRED_FIELD', 'must not be empty');
  if ((text.match(/./gsu)?.length ?? 0) > MAX_REPLY)
    throw invalidField('message', 'MAX_LENGTH', `must be at most ${MAX_REPLY} characters`, {
      threshold: MAX_REPLY,
    });
  const before = await lockReview(context, reviewId);
  const now = context.clock.now().toISOString();
  const reply = { message: text, createdDate: before.reply?.createdDate ?? now, updatedDate: now };
  return { review: await saveReview(context, before, { ...before, reply }) };
};

const MAX_REPLY = 1000;

export const removeReply: Operation<'removeReply'> = async ({ reviewId }, context) => {
  const before = await lockReview(context, reviewId);
  if (!before.reply) return { review: before };
  const { reply: _gone, ...after } = before;
  return { review: await saveReview(context, before, after) };
};
