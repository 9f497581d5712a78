import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import type { Handler, MembersApi } from '../../contract/index.ts';
import { callingMember, findMember } from './find.ts';
import { inFieldSet } from './rules/field-sets.ts';
import { isVisible, shownTo } from './rules/visibility.ts';

export const getMember: Handler<MembersApi, 'getMember', Context> = async ({ id, fieldsets }, context) => {
  const member = await findMember(context, id);
  if (!member || !isVisible(member, context.caller)) throw notFound('The member was not found.');
  return { member: shownTo(member, context.caller, fieldsets) };
};

export const getCurrentMember: Handler<MembersApi, 'getCurrentMember', Context> = async (
  { fieldsets },
  context,
) => {
  const member = await callingMember(context);
  if (!member) throw notFound('Nobody is signed in.');
  return { member: inFieldSet(member, fieldsets) };
};
