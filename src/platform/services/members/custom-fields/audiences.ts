import type { SiteDb } from '#platform/context.ts';
import { badgesOf } from '../badges/public.ts';
import { roleIdsOf } from '../member-roles/public.ts';
import type { Application } from './field.ts';
import type { Audience } from './rules/applies.ts';

const NONE: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, string[]> = new Map();

/** What these members are, as far as any of the applications asks. Nobody has a pricing plan: none are sold here. */
export async function audiencesOf(
  context: SiteDb,
  memberIds: readonly string[],
  requested: Iterable<Application>,
): Promise<Map<string, Audience>> {
  const kinds = new Set(
    [...requested].flatMap(({ applications, exclusions }) => [
      ...applications.items.map(({ applicationType }) => applicationType),
      ...exclusions.items.map(({ exclusionType }) => exclusionType),
    ]),
  );
  const badges = kinds.has('BADGE') ? await badgesOf(context, memberIds) : NOTHING;
  const roles = kinds.has('ROLE') ? await roleIdsOf(context, memberIds) : NOTHING;
  return new Map(
    memberIds.map((id) => [
      id,
      {
        MEMBER: new Set([id]),
        ROLE: new Set(roles.get(id)),
        BADGE: new Set(badges.get(id)),
        PRICING_PLAN: NONE,
      },
    ]),
  );
}
