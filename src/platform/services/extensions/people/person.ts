import {
  REVIEWS_OF_PERSON,
  type PersonLink,
  type PersonPicture,
  type SeenBy,
  type ShownPerson,
} from '#shared/people.ts';
import type { RichContent } from '#shared/rich-content.ts';
import type { Context } from '#platform/context.ts';
import {
  membersOfContacts,
  memberWithSlug,
  type Profile,
  seenByOf,
  seenMembers,
} from '../../members/members/public.ts';
import { countFollows, tiesBetween } from '../../members/member-followers/public.ts';
import { aboutOf } from '../../members/members-about/public.ts';
import { readBadges, readFacts } from './badges-and-facts.ts';
import { reviewsOfAuthor } from '../../reviews/reviews/public.ts';
import { showReviews } from './shown-reviews.ts';

/** Of a member's photo; one that is no file of the library has no sizes to be drawn in. */
export const photoOf = ({ photo }: Pick<Profile, 'photo'>): { photo?: PersonPicture } =>
  photo?.id ? { photo: { id: photo.id, width: photo.width ?? 0, height: photo.height ?? 0 } } : {};

const ownOf = async (context: Context, memberId: string): Promise<{ own?: { seenBy: SeenBy } }> => {
  const { caller } = context;
  if (caller.kind !== 'member' || caller.memberId !== memberId) return {};
  return { own: { seenBy: await seenByOf(context, memberId) } };
};

const tiesOf = async (context: Context, memberId: string): Promise<Pick<ShownPerson, 'ties'>> => {
  const { caller } = context;
  if (caller.kind !== 'member' || caller.memberId === memberId) return {};
  return { ties: (await tiesBetween(context, caller.memberId, [memberId]))(memberId) };
};

/** Undefined of whom the caller may learn nothing, and where there is nobody. */
export async function readPerson(
  context: Context,
  slug: string,
  page: number,
): Promise<ShownPerson | undefined> {
  const found = await memberWithSlug(context, slug);
  const member = found && (await seenMembers(context, [found.id])).get(found.id);
  if (!found || !member) return undefined;
  const { profile } = member;
  const written = await reviewsOfAuthor(context, found.contactId, {
    limit: REVIEWS_OF_PERSON,
    offset: (page - 1) * REVIEWS_OF_PERSON,
  });
  const about = await aboutOf(context, member.id);
  return {
    id: member.id,
    slug: found.profile.slug,
    since: found.createdDate,
    ...(profile.nickname && { nickname: profile.nickname }),
    ...(profile.title && { title: profile.title }),
    ...photoOf(profile),
    reviews: written.count,
    helpful: written.helpful,
    ...(await countFollows(context, member.id)),
    ...(await tiesOf(context, member.id)),
    ...(about && { about: about.content as RichContent }),
    badges: await readBadges(context, member.id),
    facts: await readFacts(context, found),
    shown: await showReviews(context, written.reviews),
    page,
    pages: Math.max(1, Math.ceil(written.count / REVIEWS_OF_PERSON)),
    ...(await ownOf(context, member.id)),
  };
}

/** Of those alone whom the caller may see. */
export async function linksTo(context: Context, contactIds: readonly string[]): Promise<PersonLink[]> {
  const found = await membersOfContacts(context, contactIds);
  const seen = await seenMembers(
    context,
    found.map(({ id }) => id),
  );
  return found
    .filter(({ id }) => seen.has(id))
    .map(({ contactId, profile }) => ({ contactId, slug: profile.slug }));
}
