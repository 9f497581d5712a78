import type { Context } from '#platform/context.ts';
import type { Authorization } from '../redirect-session.ts';
import { pagesOf } from '../rules/destinations.ts';
import { leadTo, redirectTo } from '#platform/pipeline/html-page.ts';
import { webMessage } from './web-message.ts';

const NO_PAGES = { redirectUris: [], redirectDomains: [] };

function addressWith(redirectUri: string, mode: string, params: Record<string, string>): string {
  const text = new URLSearchParams(params).toString();
  if (mode === 'fragment') return `${redirectUri}#${text}`;
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`;
}

/** Tells the app how the sign-in ended, in the way it asked for; always with its `state`. */
export const answerTo =
  (request: Request, context: Context, { clientId, state, redirectUri, responseMode }: Authorization) =>
  async (result: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> => {
    const { site } = context;
    const params = { ...result, ...(state !== undefined && { state }) };
    if (redirectUri === undefined || responseMode === 'web_message') {
      const client = (await context.client(clientId)) ?? NO_PAGES;
      return webMessage(context, params, pagesOf(client, site.publicUrl), headers);
    }
    const address = addressWith(redirectUri, responseMode, params);
    return request.method === 'POST' ? leadTo(context, address, headers) : redirectTo(address, headers);
  };
