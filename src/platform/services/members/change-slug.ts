import type { Context } from '../../context.ts';
import { alreadyExists, invalidField } from '../../contract/errors.ts';
import { saveMember } from './find.ts';
import type { Member } from './member.ts';
import { isSlug } from './rules/slug.ts';
import { takenSlugs } from './tables.ts';

/** @throws 409 SLUG_ALREADY_EXISTS, 400 for characters no address has */
export async function changeSlug(context: Context, member: Member, slug: string): Promise<Member> {
  if (!isSlug(slug))
    throw invalidField('slug', 'FORMAT', 'must have letters, digits, hyphens and underscores only', {
      expected: 'SLUG',
    });
  if (slug === member.profile.slug) return member;
  if ((await takenSlugs(context.db, context.siteId, [slug])).length > 0)
    throw alreadyExists('Another member has this slug.', 'SLUG_ALREADY_EXISTS', { slug });
  return saveMember(context, member, { ...member, profile: { ...member.profile, slug } });
}
