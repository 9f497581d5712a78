import { shopperSettings } from './settings.ts';

const platformHosts = new Set(['www.wixapis.com', 'edge.wixapis.com']);

export const isPlatformHost = (url: URL): boolean => platformHosts.has(url.host);

/** The SDK's address of a call, where this shop's platform answers it. */
export function platformUrl(input: string | URL | Request): string {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  if (!isPlatformHost(url)) throw new Error(`Refusing to call ${url.host}`);
  return `${shopperSettings().platformUrl}${url.pathname}${url.search}`;
}
