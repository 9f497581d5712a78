import type { Context } from '#platform/context.ts';
import { notFound, permissionDenied } from '#platform/contract/errors.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import { withShownContacts } from '../custom-fields/public.ts';
import { callingMember, findMember } from './find.ts';
import { inFieldSet, setsOf } from './rules/field-sets.ts';
import { sightOf } from './rules/privacy.ts';
import { shownTo } from './seen.ts';
import { viewerOf } from './viewer.ts';

export const getMember: Handler<MembersApi, 'getMember', Context> = async ({ id, ...requested }, context) => {
  const member = await findMember(context, id);
  const viewer = await viewerOf(context, [id]);
  if (member && sightOf(viewer, member) === 'blocked')
    throw permissionDenied('One of the two members has blocked the other.', 'MEMBER_TO_MEMBER_BLOCKED', {
      memberId: id,
    });
  const shown = member && shownTo(viewer, member, setsOf(requested));
  if (!shown) throw notFound('The member was not found.');
  const [reply = shown] = await withShownContacts(context, [member], [shown], setsOf(requested));
  return { member: reply };
};

export const getCurrentMember: Handler<MembersApi, 'getCurrentMember', Context> = async (
  requested,
  context,
) => {
  const member = await callingMember(context);
  if (!member) throw notFound('Nobody is signed in.');
  const shown = inFieldSet(member, setsOf(requested));
  const [reply = shown] = await withShownContacts(context, [member], [shown], setsOf(requested));
  return { member: reply };
};
