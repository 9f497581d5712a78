import type { Context } from '../../context.ts';
import { badRequest, failedPrecondition, notFound, type PlatformError } from '../../contract/errors.ts';
import type { BadgeAssignmentsApi, Handler, Handlers, OperationName } from '../../contract/index.ts';
import { bulk, bulkByIds } from '../../crud/index.ts';
import type { Listener } from '../../service.ts';
import { changeTags, isEmptyTagSet, MAX_TAGS } from '../orders/public.ts';
import { assignEach, assignOne, unassign } from './assign.ts';
import type { Assignment, Given } from './badge.ts';
import { seenAssignments } from './seen.ts';
import { assignments, assignmentsOf } from './tables.ts';

type Operation<Name extends OperationName<BadgeAssignmentsApi>> = Handler<BadgeAssignmentsApi, Name, Context>;

const noSuchAssignment = (badgeAssignmentId: string): PlatformError =>
  notFound('The badge assignment was not found.', undefined, { badgeAssignmentId });

const createBadgeAssignment: Operation<'createBadgeAssignment'> = async ({ badgeAssignment }, context) => ({
  badgeAssignment: await assignOne(context, badgeAssignment as Given),
});

const bulkCreateBadgeAssignments: Operation<'bulkCreateBadgeAssignments'> = (
  { badgeAssignments, returnEntity },
  context,
) =>
  bulk(context, {
    entries: badgeAssignments as Given[],
    each: (given) => assignOne(context, given),
    together: (all) => assignEach(context, all),
    ...(returnEntity && { show: (one: Assignment) => one }),
  });

/** @throws 404 */
async function deleteOne(context: Context, id: string): Promise<void> {
  if (!(await assignments.getForUpdate(context.db, context.siteId, id))) throw noSuchAssignment(id);
  await unassign(context, [id]);
}

const deleteBadgeAssignment: Operation<'deleteBadgeAssignment'> = async ({ badgeAssignmentId }, context) => {
  await deleteOne(context, badgeAssignmentId);
  return {};
};

const bulkDeleteBadgeAssignments: Operation<'bulkDeleteBadgeAssignments'> = (
  { badgeAssignmentIds },
  context,
) => bulkByIds(context, badgeAssignmentIds, { each: (id) => deleteOne(context, id) });

/** Shoppers are told of those members only whom they may see, and of no tag that is the shop's own. */
const queryBadgeAssignments: Operation<'queryBadgeAssignments'> = async ({ query }, context) => {
  const besides = await seenAssignments(context);
  const { items, metadata } = await assignments.query(context.db, context.siteId, query ?? {}, { besides });
  if (context.caller.kind === 'api-key') return { badgeAssignments: items, pagingMetadata: metadata };
  const shown = items.map(({ tags, extendedFields: _ours, ...one }) => ({
    ...one,
    tags: { tags: tags?.tags },
  }));
  return { badgeAssignments: shown, pagingMetadata: metadata };
};

interface TagChange {
  assignTags?: Given['tags'];
  unassignTags?: Given['tags'];
}

/** @throws 400 where nothing is to be done */
function retagging({ assignTags, unassignTags }: TagChange) {
  if (isEmptyTagSet(assignTags) && isEmptyTagSet(unassignTags))
    throw badRequest('No tags to assign or unassign.', 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  return (before: Assignment): Assignment => {
    const tags = changeTags(before.tags, assignTags, unassignTags);
    if (tags.tags.tagIds.length > MAX_TAGS || tags.privateTags.tagIds.length > MAX_TAGS)
      throw failedPrecondition(`An assignment has at most ${MAX_TAGS} tags.`, 'TOO_MANY_TAGS', {
        threshold: MAX_TAGS,
      });
    return { ...before, tags };
  };
}

const bulkUpdateBadgeAssignmentTags: Operation<'bulkUpdateBadgeAssignmentTags'> = async (
  { ids, ...tags },
  context,
) => {
  const { db, siteId, clock } = context;
  const retagged = retagging(tags);
  return bulkByIds(context, ids, {
    each: async (id) => {
      const before = await assignments.getForUpdate(db, siteId, id);
      if (!before) throw noSuchAssignment(id);
      return assignments.replace(db, siteId, retagged(before), { now: clock.now() });
    },
  });
};

const BATCH = 500;

/** All of them where the filter is empty, as the contract says. Done when it answers, so that the job it names is over. */
const bulkUpdateBadgeAssignmentTagsByFilter: Operation<'bulkUpdateBadgeAssignmentTagsByFilter'> = async (
  { filter, ...tags },
  context,
) => {
  const { db, siteId, clock } = context;
  const retagged = retagging(tags);
  const found = await assignments.findIds(db, siteId, { filter: filter ?? {} }, { root: '' });
  const ids = found.toSorted();
  for (let from = 0; from < ids.length; from += BATCH) {
    const held = await assignments.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH));
    await assignments.replaceMany(db, siteId, held.map(retagged), { now: clock.now() });
  }
  return { jobId: context.ids.guid() };
};

/** Nobody is left who could show them. */
export const forgetMember: Listener = async ({ entityId }, context) => {
  const had = await assignmentsOf(context.db, context.siteId, [entityId]);
  await unassign(
    context,
    had.map(({ id }) => id),
  );
};

export const handlers = {
  createBadgeAssignment,
  bulkCreateBadgeAssignments,
  deleteBadgeAssignment,
  bulkDeleteBadgeAssignments,
  queryBadgeAssignments,
  bulkUpdateBadgeAssignmentTags,
  bulkUpdateBadgeAssignmentTagsByFilter,
} satisfies Handlers<BadgeAssignmentsApi, Context>;
