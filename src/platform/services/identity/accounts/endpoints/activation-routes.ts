import { escapeHtml } from '#shared/html.ts';
import { findMemberToChange } from '#platform/services/members/members/public.ts';
import type { Context } from '#platform/context.ts';
import { htmlPage } from '#platform/pipeline/html-page.ts';
import type { HostedRoute } from '#platform/service.ts';
import { notFound } from '#platform/contract/errors.ts';
import { readAccount } from '../account.ts';
import { makeLink, readLink, spendLinks } from '../links.ts';
import { passApproval, passVerification } from '../sign-in/checks.ts';

const PATH = '/hosted/account/activate/:token';

/** @param next another page that the form leads on to */
const page = (context: Context, next: string | null): Response =>
  htmlPage(context, {
    title: context.site.name,
    body: `<h1>${escapeHtml(context.site.name)}</h1><p>Activate your account and sign in.</p>
<form method="post"><button>Activate</button></form>`,
    formAction: ["'self'", ...(next === null ? [] : [new URL(next).origin])].join(' '),
  });

/** A link in a mail only shows a button: programs that look through mails follow links, but press nothing. */
export const activationRoutes: readonly HostedRoute[] = [
  {
    method: 'GET',
    path: PATH,
    async handle(_request, context, { token = '' }) {
      const { redirect_url: redirectUrl } = await readLink(context, 'ACTIVATION', token);
      return page(context, redirectUrl);
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
