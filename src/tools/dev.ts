/**
 * `npm run dev`: the server restarts and the back office reloads as files change. The shop is built anew on each
 * change and drawn by the server, so its pages are as in production: reload to see them.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { packageCommand } from './package-command.ts';

const gateway = process.env['PORT'] ?? '8080';
const vite = packageCommand('vite');
const shop = [vite, 'build', '--config', 'vite.shop.config.ts', '--logLevel', 'warn'];
const forServer = ['--ssr', 'src/storefront/server-entry.tsx'];
const watching = ['--watch', '--emptyOutDir', 'false'];

// Once before the server starts, which reads what was built.
for (const args of [shop, [...shop, ...forServer]]) {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}

const children: ChildProcess[] = [
  spawn(process.execPath, [...shop, ...watching], { stdio: 'inherit' }),
  spawn(process.execPath, [...shop, ...forServer, ...watching], { stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { DEMO: '1', ...process.env, PORT: gateway },
  }),
  spawn(process.execPath, [vite, '--clearScreen', 'false'], {
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: `http://localhost:${gateway}` },
  }),
];

const stop = (): void => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
