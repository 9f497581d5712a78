import { Hono } from 'hono';
import { hookFiles, type HookRuntime } from '../../shared/app-hook.ts';
import { readHookFile } from './hook-files.ts';

const CLIENT_ID = /^[\da-f-]{36}$/i;

/** The files that lead an app elsewhere to this server, for a download or for a page's own script element. */
export function hookRoutes(publicUrl: string): Hono {
  const routes = new Hono();
  for (const runtime of ['node', 'browser'] as const satisfies HookRuntime[])
    routes.get(`/${hookFiles[runtime]}`, async (c) => {
      const requested = c.req.query('client') ?? '';
      const clientId = CLIENT_ID.test(requested) ? requested : undefined;
      c.header('content-type', 'text/javascript; charset=utf-8');
      c.header('cache-control', 'public, max-age=300');
      return c.body(await readHookFile(runtime, { url: publicUrl, clientId }));
    });
  return routes;
}
