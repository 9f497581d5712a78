import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { vi } from 'vitest';
import { TEST_SITE, type Stack } from './stack.ts';

export const CLIENT_ID = TEST_SITE.clients[0]?.id ?? '';

/** From here on the SDK's own `fetch` ends at this platform; `vi.unstubAllGlobals()` puts the world back. */
export const fetchFrom = ({ platform }: Stack): void =>
  void vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    platform.fetch(new Request(input, init)),
  );

/** An app on the SDK as it is published. */
export const plainApp = (tokens?: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: CLIENT_ID, ...(tokens && { tokens }) }) });

export type PlainApp = ReturnType<typeof plainApp>;

/** Opens an address of the platform's pages as a browser would, without following where it leads. */
export const open = ({ platform }: Stack, url: string, init: RequestInit = {}): Promise<Response> =>
  platform.fetch(new Request(url, init));

/** What a redirect leads to. */
export const destination = (reply: Response): URL => new URL(reply.headers.get('location') ?? '');
