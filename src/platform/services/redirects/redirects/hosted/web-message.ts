import type { Context } from '#platform/context.ts';
import { frameAncestors, type pagesOf } from '../rules/destinations.ts';
import { scriptJson } from '#shared/html.ts';
import { htmlPage } from '#platform/pipeline/html-page.ts';

/**
 * Told to the page that framed or opened this one, if it is one of the client's: to its own origin where the browser
 * says which that is, otherwise to each the client may have.
 */
const script = (message: object, pages: ReturnType<typeof pagesOf>): string => `
const message = ${scriptJson(message)};
const pages = ${scriptJson(pages)};
const isLocal = (origin) => /^https?:\\/\\/(localhost|127\\.0\\.0\\.1)(:\\d+)?$/.test(origin);
const isAllowed = (origin) => pages.origins.includes(origin) || (pages.local && isLocal(origin));
const referrer = document.referrer === '' ? [] : [new URL(document.referrer).origin];
const seen = [...Array.from(location.ancestorOrigins ?? []).slice(0, 1), ...referrer].filter(isAllowed);
const target = window.parent === window ? window.opener : window.parent;
for (const origin of seen.length > 0 ? new Set(seen) : pages.origins) target?.postMessage(message, origin);
`;

/** The answer to a sign-in that happens beside the app's page instead of in its place. */
export const webMessage = (
  context: Context,
  message: Record<string, string>,
  pages: ReturnType<typeof pagesOf>,
  headers: Record<string, string> = {},
): Response =>
  htmlPage(context, {
    title: 'Signing in',
    body: '',
    script: script(message, pages),
    frameAncestors: frameAncestors(pages),
    headers,
  });
