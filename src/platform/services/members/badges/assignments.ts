import type { Context } from '#platform/context.ts';
import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { BadgeAssignmentsApi, Handler, Handlers, OperationName } from '#platform/contract/index.ts';
import { bulk, bulkByIds, tagOperations } from '#platform/crud/index.ts';
import type { Listener } from '#platform/service.ts';
import { assignEach, assignOne, unassign } from './assign.ts';
import type { Assignment, AssignmentInput } from './badge.ts';
import { seenAssignments } from './seen.ts';
import { assignments, assignmentsOf } from './tables.ts';

type Operation<Name extends OperationName<BadgeAssignmentsApi>> = Handler<BadgeAssignmentsApi, Name, Context>;

const noSuchAssignment = (badgeAssignmentId: string): PlatformError =>
  notFound('The badge assignment was not found.', undefined, { badgeAssignmentId });

const createBadgeAssignment: Operation<'createBadgeAssignment'> = async ({ badgeAssignment }, context) => ({
  badgeAssignment: await assignOne(context, badgeAssignment as AssignmentInput),
});

const bulkCreateBadgeAssignments: Operation<'bulkCreateBadgeAssignments'> = (
  { badgeAssignments, returnEntity },
  context,
) =>
  bulk(context, {
    entries: badgeAssignments as AssignmentInput[],
    each: (input) => assignOne(context, input),
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

const tags = tagOperations({
  entity: assignments,
  what: 'An assignment',
  ids: 'ids',
  publicly: 'tags',
  notFound: noSuchAssignment,
});

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
  bulkUpdateBadgeAssignmentTags: tags.byIds,
  bulkUpdateBadgeAssignmentTagsByFilter: tags.byFilter,
} satisfies Handlers<BadgeAssignmentsApi, Context>;
