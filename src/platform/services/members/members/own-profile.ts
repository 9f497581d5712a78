import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import {
  alreadyExists,
  failedPrecondition,
  invalidField,
  notFound,
  permissionDenied,
} from '#platform/contract/errors.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import { isWrittenForOthers } from '../custom-fields/public.ts';
import { readFields, withoutCleared } from './field-values.ts';
import { rejectInvalidMember } from './fit.ts';
import { lockMember, saveMember } from './find.ts';
import { readSitePrivacy } from '../member-privacy/public.ts';
import { findPicture } from '../../media/media-files/public.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import type { Contact, Member, Profile } from './member.ts';
import { replyOf } from './reply.ts';
import { mayBePublic } from './rules/privacy.ts';
import { asSlug, isReserved, isSlug } from './rules/slug.ts';
import { readPatch } from './rules/update.ts';
import { members, takenSlugs } from './tables.ts';
import { rejectMuted } from './voice.ts';

/**
 * The member to change: oneself, or any for the shop.
 * @throws 403 for somebody else, whether they exist or not; 404 NOT_FOUND
 */
async function lockOwnMember(context: Context, id: string): Promise<Member> {
  const { caller } = context;
  if (caller.kind !== 'api-key' && !(caller.kind === 'member' && caller.memberId === id))
    throw permissionDenied('Members change themselves only.');
  return lockMember(context, id);
}

/** @throws 404 NOT_FOUND */
export function signedInMember({ caller }: Context): string {
  if (caller.kind !== 'member') throw notFound('Nobody is signed in.');
  return caller.memberId;
}

/** @throws 428 COMMUNITY_JOIN_IMPOSSIBLE where the shop lets nobody have a public profile */
export async function rejectUnlessPublicAllowed(context: Context): Promise<void> {
  if (!mayBePublic(await readSitePrivacy(context)))
    throw failedPrecondition('The shop keeps all profiles private.', 'COMMUNITY_JOIN_IMPOSSIBLE');
}

export const updateMember: Handler<MembersApi, 'updateMember', Context> = async (
  { member: patch, fieldMask },
  context,
) => {
  rejectInvalidMember({ contact: patch.contact, profile: patch.profile });
  const before = await lockOwnMember(context, patch.id);
  if (
    READ_BY_ALL.some((name) => patch.profile?.[name]) ||
    (await isWrittenForOthers(context, before.contact, patch.contact))
  )
    await rejectMuted(context);
  const pictures = await ownPictures(context, patch.profile);
  const fields = await readFields(context, before.id, patch.contact);
  const own = {
    ...patch,
    ...(pictures && { profile: { ...patch.profile, ...pictures } }),
    ...(fields && { contact: { ...patch.contact, customFields: fields } }),
  };
  const input = readPatch(own, () => context.ids.guid());
  const patched = members.mergePatch(before, input, { path: 'member', mask: fieldMask });
  const after = {
    ...patched,
    contact: withoutCleared(patched.contact ?? {}),
    privacyStatus: patched.privacyStatus ?? before.privacyStatus,
  };
  if (after.privacyStatus === 'PUBLIC' && before.privacyStatus !== 'PUBLIC')
    await rejectUnlessPublicAllowed(context);
  const member = await saveMember(context, after, before);
  if (patch.profile) await notePhoto(context, member);
  return replyOf(context, member);
};

const PICTURES = ['photo', 'cover'] as const;
const READ_BY_ALL = ['nickname', 'title', ...PICTURES] as const;

/**
 * Members show pictures that they have brought themselves, and no others; the shop any.
 * @throws 400 for another's, and for what is none
 */
async function ownPictures(
  context: Context,
  profile: Partial<Profile> | null | undefined,
): Promise<Partial<Profile> | undefined> {
  const { caller } = context;
  if (caller.kind !== 'member' || !profile) return undefined;
  const own: Partial<Profile> = {};
  for (const name of PICTURES) {
    const input = profile[name];
    if (!input) continue;
    const named = input.id || input.url;
    const picture = named ? await findPicture(context, named, caller.memberId) : undefined;
    if (!picture)
      throw invalidField(
        `member.profile.${name}.id`,
        'VALIDATION',
        'must be a picture that the member has uploaded',
      );
    const { offsetX, offsetY } = input;
    own[name] = { ...picture, ...(offsetX != null && { offsetX }), ...(offsetY != null && { offsetY }) };
  }
  return own;
}

/** The library knows whose photo its file is; of a member who goes, no one's. */
export const notePhoto = (
  context: Context,
  { id, profile, loginEmail }: Member,
  missing = false,
): Promise<void> =>
  noteUses(context, [
    {
      entity: 'member',
      entityId: id,
      name: profile.nickname || loginEmail,
      uses: profile.photo?.id && !missing ? [{ fileId: profile.photo.id, place: 'picture 1' }] : [],
    },
  ]);

const clearContact =
  (field: keyof Contact) =>
  async ({ id }: { id: string }, context: Context): Promise<{ member: Member }> => {
    const before = await lockOwnMember(context, id);
    const { [field]: _gone, ...contact } = before.contact;
    return replyOf(context, await saveMember(context, { ...before, contact }, before));
  };

export const deleteMemberAddresses = clearContact('addresses');
export const deleteMemberEmails = clearContact('emails');
export const deleteMemberPhones = clearContact('phones');

/** @throws 409 SLUG_ALREADY_EXISTS, also for the shop's own words; 400 for characters no address has; 403 for the muted */
async function changeSlug(context: Context, member: Member, input: string): Promise<{ member: Member }> {
  const slug = asSlug(input);
  if (!isSlug(slug))
    throw invalidField('slug', 'FORMAT', 'must have letters, digits, hyphens and underscores only', {
      expected: 'SLUG',
    });
  if (slug === member.profile.slug) return replyOf(context, member);
  await rejectMuted(context);
  const { db, siteId } = context;
  // Of two who want the same the second sees that the first has it.
  await lockByName(db, `slug:${siteId}:${slug}`);
  if (isReserved(slug) || (await takenSlugs(db, siteId, [slug])).length > 0)
    throw alreadyExists('This slug is taken.', 'SLUG_ALREADY_EXISTS', { slug });
  return replyOf(
    context,
    await saveMember(context, { ...member, profile: { ...member.profile, slug } }, member),
  );
}

export const updateMemberSlug: Handler<MembersApi, 'updateMemberSlug', Context> = async (
  { id, slug },
  context,
) => changeSlug(context, await lockOwnMember(context, id), slug);

export const updateCurrentMemberSlug: Handler<MembersApi, 'updateCurrentMemberSlug', Context> = async (
  { slug },
  context,
) => changeSlug(context, await lockMember(context, signedInMember(context)), slug);
