/**
 * `npm run build`: the back office, the shop for the browser, the shop for the server, and the server with all packages
 * but the native ones: `node dist/server/main.mjs` starts the product. `npm run build -- server` builds the last alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageCommand } from './package-command.ts';

const SHOP = ['--config', 'vite.shop.config.ts'];
const builds: Readonly<Record<string, readonly string[]>> = {
  admin: ['build'],
  shop: ['build', ...SHOP],
  'shop-server': ['build', ...SHOP, '--ssr', 'src/storefront/server-entry.tsx'],
  server: ['build', '--config', 'vite.server.config.ts'],
};

const run = (...args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const vite = packageCommand('vite');
const given = process.argv.slice(2);
const asked = given.filter((word) => word in builds);
const options = given.filter((word) => !asked.includes(word));
for (const name of asked.length > 0 ? asked : Object.keys(builds)) {
  run(vite, ...(builds[name] ?? []), ...options);
  if (name === 'server') run(join(import.meta.dirname, 'empty-store.ts'));
}
