const hosts = new Set(['www.wixapis.com', 'edge.wixapis.com']);

export const isPlatformHost = (url: URL): boolean => hosts.has(url.host);

/** Path and query of a call that the SDK addressed to the platform. @throws for any other host */
export function platformPath(input: string | URL | Request): string {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  if (!isPlatformHost(url)) throw new Error(`Refusing to call ${url.host}`);
  return url.pathname + url.search;
}
