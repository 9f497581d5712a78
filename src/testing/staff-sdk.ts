import { createClient } from '@wix/sdk';
import type { Browser } from './browser.ts';

/** The unmodified SDK with nothing but the cookie of who is signed in. */
export function staffSdk<Modules extends object>(person: Browser, modules: Modules): Modules {
  const client = createClient({
    modules: modules as Record<string, object>,
    auth: { getAuthHeaders: () => Promise.resolve({ headers: {} }) },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const headers = Object.fromEntries(new Headers(init?.headers));
      const { method = 'GET', body } = init ?? {};
      return person.send(method, `/admin/wixapis${pathname}${search}`, body ?? undefined, headers);
    },
  });
  return client as unknown as Modules;
}
