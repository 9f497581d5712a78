import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { earlyTag, preloadTags, type Manifest } from './page-preloads.ts';
import type { GatewayEnv } from './http/gateway-env.ts';
import { contentSecurityPolicy } from './http/content-security-policy.ts';

/** Hashed file names never change their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Options {
  /** Folder of the built browser parts. */
  root: string;
  /** Where a hosted platform takes uploads. */
  uploads?: string | undefined;
}

async function readBuild(root: string): Promise<{ page: string; manifest: Manifest }> {
  const [page, manifest] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, '.vite/manifest.json'), 'utf8'),
  ]);
  return { page, manifest: JSON.parse(manifest) as Manifest };
}

/** What was built: hashed assets for ever, precompressed, and the back office's page with a fresh nonce in it. */
export function pageRoutes({ root, uploads }: Options): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const admin = join(root, 'admin');
  const built = readBuild(admin).catch(() => undefined);

  for (const [path, folder] of [
    ['/assets/admin/*', admin],
    ['/assets/shop/*', join(root, 'shop')],
  ] as const) {
    app.use(
      path,
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', IMMUTABLE),
      }),
    );
  }
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (c) => {
      const build = await built;
      if (!build) return c.text('The browser part is not built yet: npm run build', 503);
      const staff = await c.get('findStaff')();
      const nonce = randomBytes(16).toString('base64');
      c.header('content-security-policy', contentSecurityPolicy(nonce, uploads));
      c.header('cache-control', 'no-store');
      const page = build.page.replaceAll('__CSP_NONCE__', nonce);
      // First of all what the server is asked for: it takes longest.
      return c.html(
        page
          .replace('<title>', () => `${staff ? earlyTag(c.req.path, staff.permissions) : ''}<title>`)
          .replace('</head>', () => `${preloadTags(build.manifest, c.req.path)}</head>`),
      );
    });
  }
  // The shop's own address is drawn, not a file.
  app.use('/:file{[^/]+\\.(svg|js|txt|png|ico)}', serveStatic({ root: admin }));
  return app;
}
