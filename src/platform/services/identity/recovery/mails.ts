import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, RecoveryApi } from '#platform/contract/index.ts';
import { spendAttempt } from '#platform/identity/attempts.ts';
import { callbackError, callbacksOf, isAllowedCallback } from '#platform/identity/callbacks.ts';
import { activationMail, makeLink, readAccount, sendRecovery } from '../accounts/public.ts';
import { findMember } from '../../members/members/public.ts';

interface Redirect {
  url?: string | null;
  clientId?: string | null;
}

/** Where the member goes afterwards. @throws 400 for a page that is not one of the shop's apps */
async function allowedRedirect(
  redirect: Redirect | null | undefined,
  context: Context,
  field: string,
): Promise<string | undefined> {
  if (!redirect?.url) return undefined;
  const { url, clientId } = redirect;
  const { publicUrl } = context.site;
  const named = (await context.clients()).filter(({ id }) => !clientId || id === clientId);
  if (!isAllowedCallback(url, callbacksOf(named, publicUrl), publicUrl)) throw callbackError(field);
  return url;
}

export const sendRecoveryEmail: Handler<RecoveryApi, 'sendRecoveryEmail', Context> = async (
  { email, language, redirect },
  context,
) => {
  const redirectUrl = await allowedRedirect(redirect, context, 'redirect.url');
  await sendRecovery(context, { email, language, redirectUrl });
  return {};
};

export const sendActivationEmail: Handler<RecoveryApi, 'sendActivationEmail', Context> = async (
  { identityId, emailOptions },
  context,
) => {
  const redirectUrl = await allowedRedirect(emailOptions?.redirect, context, 'emailOptions.redirect.url');
  const member = await findMember(context, identityId);
  if (!member) throw notFound('The identity was not found.');
  await spendAttempt(context, 'mailByAccount', member.loginEmail);
  const account = await readAccount(context, member.id);
  const token = await makeLink(context, 'ACTIVATION', member.id, redirectUrl);
  const language = emailOptions?.language || account.language;
  await context.mail(activationMail(context.site, member, { language }, token));
  return {};
};
