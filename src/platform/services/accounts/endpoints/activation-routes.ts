import { findMemberToChange } from '../../members/public.ts';
import type { HostedRoute } from '../../../service.ts';
import { notFound } from '../../../contract/errors.ts';
import { readAccount } from '../account.ts';
import { makeLink, readLink, spendLinks } from '../links.ts';
import { escapeHtml } from '../../../mails/mail-layout.ts';
import { passApproval, passVerification } from '../sign-in/gates.ts';

const PATH = '/hosted/account/activate/:token';

const page = (title: string, text: string, action: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title><body style="font:16px/1.5 system-ui;max-width:32em;margin:15vh auto;padding:0 20px">
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<form method="post"><button style="font:inherit;padding:.8em 1.6em">${escapeHtml(action)}</button></form></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

/** A link in a mail only shows a button: programs that look through mails follow links, but press nothing. */
export const activationRoutes: readonly HostedRoute[] = [
  {
    method: 'GET',
    path: PATH,
    async handle(_request, context, { token = '' }) {
      await readLink(context, 'ACTIVATION', token);
      return page(context.site.name, 'Activate your account and sign in.', 'Activate');
    },
  },
  {
    method: 'POST',
    path: PATH,
    async handle(_request, context, { token = '' }) {
      const { member_id: memberId } = await readLink(context, 'ACTIVATION', token);
      const member = await findMemberToChange(context, memberId);
      if (!member) throw notFound('The link is not valid or has expired.');
      const { redirect_url: redirectUrl } = await readLink(context, 'ACTIVATION', token);
      await spendLinks(context, 'ACTIVATION', memberId);
      await passApproval(context, memberId);
      await passVerification(context, member);
      const { password_hash: hash } = await readAccount(context, memberId);
      const { publicUrl } = context.site;
      const location =
        hash === null
          ? `${publicUrl}/recover/new?token=${await makeLink(context, 'RECOVERY', memberId, redirectUrl ?? undefined)}`
          : (redirectUrl ?? `${publicUrl}/sign-in`);
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    },
  },
];
