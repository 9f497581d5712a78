import type { NamedPerson, OwnField, ProfileVisibility } from '#shared/people.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { fieldsOnProfile } from '../../members/custom-fields/public.ts';
import { blockedBy } from '../../members/member-blocks/public.ts';
import { listEnds, tiesBetween } from '../../members/member-followers/public.ts';
import { profileVisibilityOf, seenButForBlocks, seenMembers } from '../../members/members/public.ts';
import { photoOf } from './person.ts';

function signedIn({ caller }: Context): string {
  if (caller.kind !== 'member') throw notFound('Nobody is signed in.');
  return caller.memberId;
}

/** What the member decides of being seen, and what the shop does. @throws 404 for whoever is no member */
export const ownProfileVisibility = (context: Context): Promise<ProfileVisibility> =>
  profileVisibilityOf(context, signedIn(context));

/** What the member is asked for: the contract tells which fields there are, and not which of them are for whom. */
export async function ownFields(context: Context): Promise<OwnField[]> {
  const fields = await fieldsOnProfile(context, signedIn(context));
  return fields.flatMap(({ key, name, fieldOrigin, fieldType, socialType, section, defaultPrivacy }) =>
    fieldType === 'UNKNOWN'
      ? []
      : {
          key,
          name,
          isPlatforms: fieldOrigin !== 'CUSTOM',
          type: fieldType,
          ...(fieldType === 'SOCIAL' && { network: socialType }),
          section,
          isPublic: defaultPrivacy === 'PUBLIC',
        },
  );
}

/** Whom the member blocks, the latest first: the contract tells their ids alone, and nothing of who is blocked. */
export async function blockedPeople(
  context: Context,
  cursor: string | undefined,
): Promise<{ people: NamedPerson[]; next?: string }> {
  const { items, next } = await blockedBy(context, signedIn(context), cursor);
  const shown = await seenButForBlocks(
    context,
    items.map(({ memberId }) => memberId),
  );
  const people = items.map(({ memberId, since }): NamedPerson => {
    const { profile } = shown.get(memberId) ?? {};
    if (!profile) return { id: memberId, since };
    const { nickname } = profile;
    return { id: memberId, since, ...(nickname && { nickname }), ...photoOf(profile) };
  });
  return { people, ...(next !== undefined && { next }) };
}

const PAGE = 20;

/** Who follows the member, or whom the member follows: of those they may see, the latest first. */
export async function ownCircle(
  context: Context,
  of: 'followers' | 'following',
  cursor: string | undefined,
): Promise<{ people: NamedPerson[]; next?: string }> {
  const own = signedIn(context);
  const scope = of === 'followers' ? { affectedMemberId: own } : { memberId: own };
  const { memberIds, pagingMetadata } = await listEnds(context, scope, { limit: PAGE, cursor });
  const seen = await seenMembers(context, memberIds);
  const ties = await tiesBetween(context, own, memberIds);
  const people = memberIds.flatMap((id): NamedPerson[] => {
    const { profile } = seen.get(id) ?? {};
    if (!profile) return [];
    const { nickname, slug } = profile;
    return [
      {
        id,
        followed: ties(id).followed,
        ...(nickname && { nickname }),
        ...(slug && { slug }),
        ...photoOf(profile),
      },
    ];
  });
  const { next } = pagingMetadata.cursors ?? {};
  return { people, ...(next && { next }) };
}
