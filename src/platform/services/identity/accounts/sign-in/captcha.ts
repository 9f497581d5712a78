import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';

export interface CaptchaToken {
  Recaptcha?: string | null;
  InvisibleRecaptcha?: string | null;
  NoCaptcha?: string | null;
  recaptchaForClientSiteKey?: { token?: string | null } | null;
}

const tokenOf = (captchaToken: CaptchaToken): string | null | undefined =>
  captchaToken.Recaptcha ??
  captchaToken.InvisibleRecaptcha ??
  captchaToken.NoCaptcha ??
  captchaToken.recaptchaForClientSiteKey?.token;

/** @throws 400 -19971 without a solved captcha where one is asked for, -19970 for one that is not */
export async function checkCaptcha(
  { captcha }: Pick<Context, 'captcha'>,
  captchaTokens: readonly CaptchaToken[] | undefined,
): Promise<void> {
  if (!captcha.required) return;
  const token = (captchaTokens ?? []).map(tokenOf).find(Boolean);
  if (!token) throw badRequest('Solve the captcha first.', '-19971');
  if (!(await captcha.verify(token))) throw badRequest('The captcha was not solved.', '-19970');
}
