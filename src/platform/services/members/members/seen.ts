import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Member } from './member.ts';
import { inFieldSet, type FieldSet } from './rules/field-sets.ts';
import { scopeOf, sightOf, type Viewer } from './rules/privacy.ts';
import { members } from './tables.ts';
import { anybody, viewerOf } from './viewer.ts';

type Looking = Pick<Context, 'db' | 'siteId' | 'caller'>;

/** What a caller may learn of a member. */
export type SeenMember = Partial<Member> & Pick<Member, 'id' | 'profile'>;

/** Undefined of whom nothing may be learned. Of others, shoppers learn no more than the public part, whatever they ask for. */
export function shownTo(
  viewer: Viewer,
  member: Member,
  sets: readonly FieldSet[] | null | undefined,
): SeenMember | undefined {
  const sight = sightOf(viewer, member);
  if (sight === 'everything') return inFieldSet(member, sets);
  return sight === 'public' ? inFieldSet(member, ['PUBLIC']) : undefined;
}

/** One read, whatever their number. */
async function shownOf(
  { db, siteId }: Looking,
  viewer: Viewer,
  ids: readonly string[],
  sets?: readonly FieldSet[],
): Promise<ReadonlyMap<string, SeenMember>> {
  const found = await members.getMany(db, siteId, ids);
  return new Map(
    found.flatMap((member) => {
      const shown = shownTo(viewer, member, sets);
      return shown ? [[member.id, shown] as const] : [];
    }),
  );
}

/** Those of the members that the caller may see, by their ids, as they may be told of. */
export async function seenMembers(
  context: Looking,
  ids: readonly string[],
  sets?: readonly FieldSet[],
): Promise<ReadonlyMap<string, SeenMember>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Map();
  return shownOf(context, await viewerOf(context, requested), requested, sets);
}

/** The same as if nobody blocked anybody: what the caller would see of whom they block. */
export async function seenButForBlocks(
  context: Looking,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeenMember>> {
  const viewer = await viewerOf(context, []);
  return shownOf(context, viewer, [...new Set(ids)]);
}

/** One member as the caller may see them; undefined where they may not, and where there is none. */
export const seenMember = async (
  context: Looking,
  id: string,
  sets?: readonly FieldSet[],
): Promise<SeenMember | undefined> => (await seenMembers(context, [id], sets)).get(id);

/** Whether the caller may learn anything of this member. */
export const isSeen = async (context: Looking, member: Member): Promise<boolean> =>
  ['everything', 'public'].includes(sightOf(await viewerOf(context, [member.id]), member));

/** Whether the caller may know that there is this member: whom they see, and whom they do not for a block between the two. */
export const isKnown = async (context: Looking, member: Member): Promise<boolean> =>
  sightOf(await viewerOf(context, [member.id]), member) !== 'nothing';

/** Whether everybody may: what is written down under a member's name stands there for all. */
export const isSeenByAll = async (context: Looking, member: Member): Promise<boolean> =>
  sightOf(await anybody(context), member) === 'public';

/** A filter on members: those of whom the caller may learn anything; undefined for all. */
export const memberScope = async (context: Looking): Promise<object | undefined> =>
  scopeOf(await viewerOf(context));

/** With the name of its table: whether the member whose id stands there is seen; undefined for all. */
type SeenIn = (column: string) => RawBuilder<boolean> | undefined;

/**
 * The same in statements on other tables, of the members whose ids stand in their columns.
 * Lists of what members have or do are narrowed by it before they are cut into pages: neither the length of a page, nor
 * a total, nor a cursor then tells of anybody hidden.
 */
export async function seenIn(context: Looking): Promise<SeenIn> {
  const scope = await memberScope(context);
  return (column) => scope && members.answers(context.siteId, sql.ref(column), scope);
}
