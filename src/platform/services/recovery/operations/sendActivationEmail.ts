import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { RecoveryApi, Request } from '../../../contract/index.ts';
import { activationMail, makeLink, readAccount, spendAttempt } from '../../accounts/public.ts';
import { findMember } from '../../members/public.ts';
import { allowedRedirect } from '../allowed-redirect.ts';

export async function sendActivationEmail(
  { identityId, emailOptions }: Request<RecoveryApi, 'sendActivationEmail'>,
  context: Context,
): Promise<Record<string, never>> {
  const redirectUrl = allowedRedirect(emailOptions?.redirect, context.site, 'emailOptions.redirect.url');
  const member = await findMember(context, identityId);
  if (!member) throw notFound('The identity was not found.');
  await spendAttempt(context, 'mailByAccount', member.loginEmail);
  const account = await readAccount(context, member.id);
  const token = await makeLink(context, 'ACTIVATION', member.id, redirectUrl);
  const language = emailOptions?.language || account.language;
  await context.mail(activationMail(context.site, member, { language }, token));
  return {};
}
