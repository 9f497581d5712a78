import type { GatewayContext } from '../http/gateway-env.ts';

/**
 * A mail is somebody else's HTML: it runs nothing, sends nothing, belongs to no origin and is shown in our own frame
 * only. Mails style their elements one by one.
 */
const letterPolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${publicUrl} data: https:`,
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** A link would otherwise open inside the frame, where the page it leads to rejects to be shown. */
const inNewTabs = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/** A mail for a frame of the back office. */
export const showEmail = (c: GatewayContext, html: string, publicUrl: string): Response =>
  c.html(inNewTabs(html), 200, { 'content-security-policy': letterPolicy(publicUrl) });
