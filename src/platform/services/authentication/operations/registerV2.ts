import type { Context } from '../../../context.ts';
import { invalidField } from '../../../contract/errors.ts';
import type { AuthenticationApi, Reply, Request } from '../../../contract/index.ts';
import {
  asWireState,
  checkCaptcha,
  clientOf,
  passwordViolation,
  readProfile,
  registerOnce,
  spendAttempt,
} from '../../accounts/public.ts';
import { emailViolation, textViolation } from '../../members/public.ts';
import { visitorOf } from '../visitor.ts';

/** Hashes before it opens a transaction. */
export async function registerV2(
  request: Request<AuthenticationApi, 'registerV2'>,
  context: Context,
): Promise<Reply<AuthenticationApi, 'registerV2'>> {
  const { email } = request.loginId;
  if (!email) throw invalidField('loginId.email', 'REQUIRED_FIELD', 'must not be empty', { type: 'EMAIL' });
  const tooLong = emailViolation(email, 'loginId.email') ?? textViolation(request.profile, 'profile');
  if (tooLong) throw tooLong;
  const violation = passwordViolation(request.password, 'password');
  if (violation) throw violation;
  await spendAttempt(context, 'registerByClient', clientOf(context));
  await checkCaptcha(context, request.captchaTokens);
  const { language = context.language, ...profile } = readProfile(request.profile, email);
  const reply = await registerOnce(context, {
    ...profile,
    email,
    passwordHash: await context.passwords.hash(request.password ?? ''),
    ...(language !== undefined && { language }),
    visitorId: visitorOf(context),
  });
  return asWireState(reply);
}
