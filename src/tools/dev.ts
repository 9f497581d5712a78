/** `npm run dev`: the server restarts and the browser part reloads as files change. */
import { spawn, type ChildProcess } from 'node:child_process';

const gateway = process.env['PORT'] ?? '8080';

const children: ChildProcess[] = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { DEMO: '1', ...process.env, PORT: gateway },
  }),
  spawn('vite', ['--clearScreen', 'false'], {
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: `http://localhost:${gateway}` },
  }),
];

const stop = (): void => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
