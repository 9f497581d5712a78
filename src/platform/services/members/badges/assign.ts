import type { Context } from '#platform/context.ts';
import { alreadyExists, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { Outcome } from '#platform/crud/index.ts';
import { lockMembers } from '../members/public.ts';
import {
  type Assignment,
  assignmentEvents,
  firstBadgeEvents,
  type AssignmentInput,
  noSuchBadge,
} from './badge.ts';
import { assignmentIdsOf, assignments, assignmentsOf, lockBadge } from './tables.ts';

const noSuchMember = (memberId: string): PlatformError =>
  notFound('The member was not found.', undefined, { memberId });

/**
 * Neither badge nor members go while they are brought together.
 * @throws 404 for a badge or a member that is not there
 */
async function holdBoth(context: Context, badgeId: string, memberIds: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  if (!(await lockBadge(db, siteId, badgeId))) throw noSuchBadge(badgeId);
  const there = await lockMembers(context, memberIds);
  const missing = memberIds.find((id) => !there.has(id));
  if (missing !== undefined) throw noSuchMember(missing);
}

/** Each as an assignment of its own, and as something that happened to the badge. */
async function tellGiven(context: Context, assignments: readonly Assignment[]): Promise<void> {
  for (const one of assignments) {
    await context.emit(assignmentEvents.created(one));
    await context.emit(firstBadgeEvents.action('badge_assigned', one.badgeId, { memberId: one.memberId }));
  }
}

function assignmentOf(
  { ids, clock }: Context,
  { badgeId, memberId, tags, extendedFields }: AssignmentInput,
): Assignment {
  const now = clock.now().toISOString();
  return {
    id: ids.guid(),
    badgeId,
    memberId,
    createdDate: now,
    updatedDate: now,
    tags: {
      tags: { tagIds: tags?.tags?.tagIds ?? [] },
      privateTags: { tagIds: tags?.privateTags?.tagIds ?? [] },
    },
    ...(extendedFields && { extendedFields }),
  };
}

const hasIt = ({ badgeId, memberId }: AssignmentInput): PlatformError =>
  alreadyExists('The member has this badge already.', undefined, { badgeId, memberId });

/** @throws 404; 409 for who has it already */
export async function assignOne(context: Context, input: AssignmentInput): Promise<Assignment> {
  const { db, siteId } = context;
  const { badgeId, memberId } = input;
  await holdBoth(context, badgeId, [memberId]);
  if ((await assignmentsOf(db, siteId, [memberId], badgeId)).length > 0) throw hasIt(input);
  const stored = await assignments.insert(db, siteId, assignmentOf(context, input));
  await tellGiven(context, [stored]);
  return stored;
}

/**
 * What `assignOne` comes to for each of many, with few statements. Who is held is given nothing by anybody else
 * meanwhile; what is given twice is rejected the second time.
 */
export async function assignEach(
  context: Context,
  all: readonly AssignmentInput[],
): Promise<Outcome<Assignment>[]> {
  const { db, siteId } = context;
  const badgeIds = new Set<string>();
  for (const id of [...new Set(all.map(({ badgeId }) => badgeId))].toSorted())
    if (await lockBadge(db, siteId, id)) badgeIds.add(id);
  const memberIds = [...new Set(all.map(({ memberId }) => memberId))];
  const there = await lockMembers(context, memberIds);
  const keyOf = ({ badgeId, memberId }: Pick<AssignmentInput, 'badgeId' | 'memberId'>) =>
    `${badgeId}:${memberId}`;
  const have = new Set((await assignmentsOf(db, siteId, memberIds)).map(keyOf));
  const outcomes = all.map((input): Outcome<Assignment> => {
    if (!badgeIds.has(input.badgeId)) return { refused: noSuchBadge(input.badgeId) };
    if (!there.has(input.memberId)) return { refused: noSuchMember(input.memberId) };
    if (have.has(keyOf(input))) return { refused: hasIt(input) };
    have.add(keyOf(input));
    return { done: assignmentOf(context, input) };
  });
  const made = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []));
  const stored = await assignments.insertMany(db, siteId, made);
  await tellGiven(context, stored);
  const byId = new Map(stored.map((one) => [one.id, one]));
  return outcomes.map((outcome) =>
    'done' in outcome ? { done: byId.get(outcome.done.id) ?? outcome.done } : outcome,
  );
}

/**
 * Gives it to those who do not have it.
 * @returns them
 * @throws 404; 409 where all have it already, or somebody gave it to one of them in the same moment
 */
export async function assignMany(
  context: Context,
  badgeId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const { db, siteId } = context;
  await holdBoth(context, badgeId, memberIds);
  const have = await assignmentsOf(db, siteId, memberIds, badgeId);
  const had = new Set(have.map(({ memberId }) => memberId));
  const fresh = [...new Set(memberIds)].filter((id) => !had.has(id));
  if (fresh.length === 0) throw alreadyExists('The members have this badge already.', undefined, { badgeId });
  const made = fresh.map((memberId) => assignmentOf(context, { badgeId, memberId }));
  await tellGiven(context, await assignments.insertMany(db, siteId, made));
  return fresh;
}

/** Takes it off those who have it; the members lose what came with it. */
export async function unassign(context: Context, ids: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  const locked = await assignments.getManyForUpdate(db, siteId, ids);
  await assignments.removeMany(
    db,
    siteId,
    locked.map(({ id }) => id),
  );
  for (const one of locked) {
    await context.emit(assignmentEvents.deleted(one));
    await context.emit(firstBadgeEvents.action('badge_unassigned', one.badgeId, { memberId: one.memberId }));
  }
}

const BATCH = 1000;

/** A badge goes, and with it everybody's. */
export async function takeFromAll(context: Context, badgeId: string): Promise<void> {
  const ids = await assignmentIdsOf(context.db, context.siteId, badgeId);
  for (let from = 0; from < ids.length; from += BATCH) await unassign(context, ids.slice(from, from + BATCH));
}
