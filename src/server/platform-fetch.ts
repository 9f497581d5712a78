/** A fetch towards the platform, embedded or hosted. */
export type PlatformFetch = (request: Request) => Promise<Response>;

interface Credentials {
  apiKey: string;
  siteId: string;
}

const withCredentials = (request: Request, { apiKey, siteId }: Credentials): Request => {
  const headers = new Headers(request.headers);
  headers.set('authorization', apiKey);
  headers.set('wix-site-id', siteId);
  headers.delete('cookie');
  return new Request(request, { headers });
};

/** Calls the platform in this process. */
export const embeddedFetch =
  (platform: { fetch: PlatformFetch }, credentials: Credentials): PlatformFetch =>
  (request) =>
    platform.fetch(withCredentials(request, credentials));

/** Calls a platform elsewhere: `baseUrl` takes the place of `https://www.wixapis.com`. */
export const hostedFetch =
  (baseUrl: string, credentials: Credentials, send: typeof fetch = fetch): PlatformFetch =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const signed = withCredentials(request, credentials);
    const body = signed.body === null ? undefined : await signed.arrayBuffer();
    return send(baseUrl.replace(/\/$/, '') + pathname + search, {
      method: request.method,
      headers: signed.headers,
      signal: request.signal,
      ...(body !== undefined && { body }),
    });
  };
