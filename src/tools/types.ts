/** `npm run types`: the browser's part, the server's and the browser tests, each with its own settings. */
import { spawnSync } from 'node:child_process';
import { packageCommand } from './package-command.ts';

const PROJECTS = ['src/tsconfig.browser.json', 'src/tsconfig.server.json', 'e2e/tsconfig.json'];

const compiler = packageCommand('typescript-7', 'tsc');
for (const project of PROJECTS) {
  const args = [compiler, '-p', project, '--checkers', '2'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
