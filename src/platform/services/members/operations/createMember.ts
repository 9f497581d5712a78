import type { Context } from '../../../context.ts';
import { alreadyExists, invalidField } from '../../../contract/errors.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { createMemberFor } from '../create.ts';
import { findMemberByEmail } from '../find.ts';
import { emailViolation, textViolation } from '../rules/bounds.ts';
import { listViolation } from '../rules/update.ts';

/** Made by the shop: approved, and without a password until the member sets one. */
export async function createMember(
  { member = {} }: Request<MembersApi, 'createMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'createMember'>> {
  const { loginEmail, contact, profile, privacyStatus } = member;
  if (!loginEmail) throw invalidField('member.loginEmail', 'REQUIRED_FIELD', 'must not be empty');
  const violation =
    emailViolation(loginEmail, 'member.loginEmail') ??
    listViolation(contact) ??
    textViolation(contact, 'member.contact') ??
    textViolation(profile, 'member.profile');
  if (violation) throw violation;
  if (await findMemberByEmail(context, loginEmail))
    throw alreadyExists('A member with this e-mail address exists already.');
  const { slug: _made, ...shown } = profile ?? {};
  const addresses = contact?.addresses?.map((address) => ({ ...address, id: context.ids.guid() }));
  const created = await createMemberFor(context, {
    email: loginEmail,
    profile: shown,
    ...(contact && { contact: { ...contact, ...(addresses && { addresses }) } }),
    ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
  });
  return { member: created };
}
