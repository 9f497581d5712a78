import type { Context } from '#platform/context.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { emailViolation, textViolation } from '#platform/services/members/members/public.ts';
import { passwordViolation } from '../rules/password.ts';
import { type CaptchaToken, checkCaptcha } from './captcha.ts';
import { type IdentityProfile, readProfile } from './profile-input.ts';
import { registerOnce } from './register.ts';
import type { StateReply } from './state-reply.ts';
import { visitorOf } from './visitor.ts';

interface PasswordRegistration {
  email: string;
  password: string | undefined;
  profile: IdentityProfile | undefined;
  captchaTokens: readonly CaptchaToken[] | undefined;
}

/**
 * Checks, counts and registers; no transaction is open while it hashes.
 * @param at where address and profile stand in the request
 * @throws 400, 409 -19995, 429 RESOURCE_EXHAUSTED
 */
export async function registerByPassword(
  context: Context,
  { email, password, profile, captchaTokens }: PasswordRegistration,
  at: { email: string; profile: string },
): Promise<StateReply> {
  const violation =
    emailViolation(email, at.email) ??
    textViolation(profile, at.profile) ??
    passwordViolation(password, 'password');
  if (violation) throw violation;
  await spendAttempt(context, 'registerByClient', clientOf(context));
  await checkCaptcha(context, captchaTokens);
  const { language = context.language, ...told } = readProfile(profile, email);
  return registerOnce(context, {
    ...told,
    email,
    passwordHash: await context.passwords.hash(password ?? ''),
    ...(language !== undefined && { language }),
    visitorId: visitorOf(context),
  });
}
