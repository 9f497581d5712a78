import type { Context } from '#platform/context.ts';
import { seenIn, seenMembers } from '../members/public.ts';

/** Of these members, those this caller may know of: who may not be seen has no badge that anybody learns of. */
export const seenAmong = async (
  context: Context,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(context.caller.kind === 'api-key' ? memberIds : (await seenMembers(context, memberIds)).keys());

/** The same of all who have one: a condition on assignments; undefined for all. */
export const seenAssignments = async (context: Context) =>
  (await seenIn(context))('badge_assignments.member_id');
