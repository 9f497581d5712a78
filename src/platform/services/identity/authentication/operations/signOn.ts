import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField, permissionDenied } from '#platform/contract/errors.ts';
import type { AuthenticationApi, Reply, Request } from '#platform/contract/index.ts';
import {
  identityOf,
  passVerification,
  readProfile,
  signInStateOf,
  visitorOf,
} from '../../accounts/public.ts';
import {
  createMemberFor,
  emailViolation,
  findMemberByEmail,
  findMemberToChange,
  recordLogin,
  saveMember,
  textViolation,
  type Member,
} from '#platform/services/members/members/public.ts';
import { openSession } from '../../oauth/public.ts';

type SignOnRequest = Request<AuthenticationApi, 'signOn'>;

async function existingMember(
  context: Context,
  { id }: Member,
  { profile, verifyEmail }: SignOnRequest,
): Promise<Member> {
  let member = await findMemberToChange(context, id);
  if (!member) throw failedPrecondition('The member was deleted meanwhile.');
  if (profile) {
    const input = readProfile(profile, member.loginEmail);
    const { slug: _kept, ...shown } = input.profile;
    member = await saveMember(context, {
      ...member,
      contact: { ...member.contact, ...input.contact },
      profile: { ...member.profile, ...shown },
      privacyStatus: input.privacyStatus ?? member.privacyStatus,
    });
  }
  return verifyEmail ? passVerification(context, member) : member;
}

async function newMember(context: Context, request: SignOnRequest, email: string): Promise<Member> {
  const { contact, profile, privacyStatus } = readProfile(request.profile, email);
  return createMemberFor(context, {
    email,
    contact,
    profile,
    ...(privacyStatus && { privacyStatus }),
    isVerified: request.verifyEmail ?? false,
    mergeContact: request.mergeExistingContact ?? true,
  });
}

/** A trusted app vouches for the member in place of a password and a second factor; the owner's gates still hold. */
export async function signOn(
  request: SignOnRequest,
  context: Context,
): Promise<Reply<AuthenticationApi, 'signOn'>> {
  const { email } = request.loginId;
  if (!email) throw invalidField('loginId.email', 'REQUIRED_FIELD', 'must not be empty', { type: 'EMAIL' });
  const tooLong = emailViolation(email, 'loginId.email') ?? textViolation(request.profile, 'profile');
  if (tooLong) throw tooLong;
  const known = await findMemberByEmail(context, email);
  const member = known
    ? await existingMember(context, known, request)
    : await newMember(context, request, email);
  const { account, factors, step } = await signInStateOf(context, member, true);
  if (step === 'REFUSE') throw permissionDenied('This member cannot log in.', '-19958');
  if (step !== 'SUCCESS')
    throw failedPrecondition('The member cannot log in yet.', 'MEMBER_PENDING', { state: step });
  const signedIn = await recordLogin(context, member);
  const sessionToken = await openSession(context, { memberId: member.id, visitorId: visitorOf(context) });
  return { sessionToken, identity: identityOf(signedIn, account, factors, true) };
}
