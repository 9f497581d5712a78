import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, permissionDenied, unauthenticated } from '#platform/contract/errors.ts';
import type { AuthenticationApi, Handler } from '#platform/contract/index.ts';
import { spendAttempt } from '#platform/identity/attempts.ts';
import {
  asSignInReply,
  checkCaptcha,
  continueSignIn,
  login,
  passwordViolation,
  registerByPassword,
  setPassword,
  visitorOf,
} from '../accounts/public.ts';
import { findMemberToChange, isUsableEmail } from '../../members/members/public.ts';

type Api = AuthenticationApi;

/** Looks at the form only: whether somebody has an account with it is nobody's business. */
export const validateEmail: Handler<Api, 'validateEmail', Context> = async ({ email }) => {
  const valid = z.regexes.email.test(email);
  return { valid, formatInvalid: !valid };
};

export const registerV2: Handler<Api, 'registerV2', Context> = async (request, context) => {
  const { email } = request.loginId;
  if (!email) throw invalidField('loginId.email', 'REQUIRED_FIELD', 'must not be empty', { type: 'EMAIL' });
  const { password, profile, captchaTokens } = request;
  const input = { email, password, profile, captchaTokens };
  const reply = await registerByPassword(context, input, { email: 'loginId.email', profile: 'profile' });
  return asSignInReply(reply);
};

/** Never answers with field violations: the SDK's login would fall over them. */
export const loginV2: Handler<Api, 'loginV2', Context> = async (
  { loginId: { email }, password, stateToken, captchaTokens },
  context,
) => {
  if (!email || !isUsableEmail(email)) throw badRequest('An e-mail address is needed to log in.', '-19999');
  if (stateToken)
    return asSignInReply(await context.transaction((own) => continueSignIn(own, { stateToken, email })));
  await checkCaptcha(context, captchaTokens);
  return asSignInReply(
    await login(context, { email, password: password ?? '', visitorId: visitorOf(context) }),
  );
};

/** The session that asks stays open, all others close. Hashes before it opens a transaction. */
export const changePassword: Handler<Api, 'changePassword', Context> = async ({ newPassword }, context) => {
  const { caller } = context;
  if (caller.kind !== 'member') throw permissionDenied('Only a signed-in member has a password to change.');
  const violation = passwordViolation(newPassword, 'newPassword');
  if (violation) throw violation;
  await spendAttempt(context, 'passwordByMember', caller.memberId);
  const passwordHash = await context.passwords.hash(newPassword);
  await context.transaction(async (own) => {
    const member = await findMemberToChange(own, caller.memberId);
    if (!member || member.status === 'BLOCKED' || member.status === 'OFFLINE')
      throw unauthenticated('The member cannot log in any more.');
    await setPassword(own, member, passwordHash, { exceptSession: caller.sessionId });
  });
  return {};
};
