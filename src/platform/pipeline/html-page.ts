import { escapeHtml } from '../../shared/html.ts';
import type { Context } from '../context.ts';

const NOBODY = "'none'";

const STYLE = `body{font:16px/1.5 system-ui;max-width:32em;margin:15vh auto;padding:0 20px}
button{font:inherit;padding:.8em 1.6em}`;

interface Page {
  status?: number;
  title: string;
  body: string;
  /** Text of the one script the page may run. */
  script?: string;
  /** Who may show the page in a frame, as the policy writes it. */
  frameAncestors?: string;
  /** Where its form may lead to, as the policy writes it. */
  formAction?: string;
  headers?: Record<string, string>;
}

/** A page without anything from elsewhere; addresses of these pages are secrets and are told to nobody. */
export function htmlPage(context: Context, page: Page): Response {
  const { status = 200, title, body, script, frameAncestors = NOBODY, formAction = NOBODY } = page;
  const nonce = context.ids.guid();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
  ];
  const code = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body id="SITE_CONTAINER">${body}${code}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...page.headers,
    },
  });
}

/** For an address that does nothing any more. */
export const spentPage = (context: Context): Response =>
  htmlPage(context, {
    status: 410,
    title: 'This link was used already',
    body: `<h1>This link was used already</h1><p>It works once and for an hour. <a href="${escapeHtml(context.site.publicUrl)}/">Go to ${escapeHtml(context.site.name)}</a></p>`,
  });

/** @param headers such as the cookie to set */
export const redirectTo = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers },
  });

/**
 * Leads on from a submitted form by a page of its own: a policy's `form-action` would hold back a redirect to another
 * origin.
 */
export const leadTo = (context: Context, location: string, headers: Record<string, string> = {}): Response =>
  htmlPage(context, {
    title: 'Signed in',
    body: `<p><a id="on" href="${escapeHtml(location)}">Continue</a></p>`,
    script: `location.replace(document.getElementById('on').href)`,
    headers,
  });
