import type { Context, Site } from '../../context.ts';
import { invalidField, notFound } from '../../contract/errors.ts';
import type { Handler, RecoveryApi } from '../../contract/index.ts';
import { spendAttempt } from '../../identity/attempts.ts';
import { activationMail, makeLink, readAccount, sendRecovery } from '../accounts/public.ts';
import { findMember } from '../members/public.ts';
import { isAllowedCallback } from '../redirects/public.ts';

interface Redirect {
  url?: string | null;
  clientId?: string | null;
}

/** Where the member goes afterwards. @throws 400 for a page that is not one of the shop's apps */
function allowedRedirect(
  redirect: Redirect | null | undefined,
  { clients, publicUrl }: Site,
  field: string,
): string | undefined {
  if (!redirect?.url) return undefined;
  const { url, clientId } = redirect;
  const asked = clients.filter(({ id }) => !clientId || id === clientId);
  const isListed = asked.some(({ redirectUris }) => redirectUris.includes(url));
  const domains = [new URL(publicUrl).host, ...asked.flatMap(({ redirectDomains }) => redirectDomains)];
  if (!isListed && !isAllowedCallback(url, domains, publicUrl))
    throw invalidField(field, 'VALIDATION', 'is not at a domain that redirects may lead to');
  return url;
}

export const sendRecoveryEmail: Handler<RecoveryApi, 'sendRecoveryEmail', Context> = async (
  { email, language, redirect },
  context,
) => {
  const redirectUrl = allowedRedirect(redirect, context.site, 'redirect.url');
  await sendRecovery(context, { email, language, redirectUrl });
  return {};
};

export const sendActivationEmail: Handler<RecoveryApi, 'sendActivationEmail', Context> = async (
  { identityId, emailOptions },
  context,
) => {
  const redirectUrl = allowedRedirect(emailOptions?.redirect, context.site, 'emailOptions.redirect.url');
  const member = await findMember(context, identityId);
  if (!member) throw notFound('The identity was not found.');
  await spendAttempt(context, 'mailByAccount', member.loginEmail);
  const account = await readAccount(context, member.id);
  const token = await makeLink(context, 'ACTIVATION', member.id, redirectUrl);
  const language = emailOptions?.language || account.language;
  await context.mail(activationMail(context.site, member, { language }, token));
  return {};
};
