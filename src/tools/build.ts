/** `npm run build`: the back office, the shop for the browser, and the shop for the server. */
import { spawnSync } from 'node:child_process';
import { packageCommand } from './package-command.ts';

const SHOP = ['--config', 'vite.shop.config.ts'];
const builds: readonly (readonly string[])[] = [
  ['build'],
  ['build', ...SHOP],
  ['build', ...SHOP, '--ssr', 'src/storefront/server-entry.tsx'],
];

const vite = packageCommand('vite');
for (const args of builds) {
  const all = [vite, ...args, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, all, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
