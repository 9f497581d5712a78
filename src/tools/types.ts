/** `npm run types`: the server's part with the browser tests, the browser's and the stand-ins, each with its own settings. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UNCOLLECTED } from './checks/uncollected.ts';
import { packageCommand } from './package-command.ts';

const PROJECTS = {
  server: 'src/tsconfig.server.json',
  browser: 'src/tsconfig.browser.json',
  'stand-ins': 'src/stand-ins/tsconfig.json',
};
const root = join(import.meta.dirname, '../..');

const env = { ...process.env, ...UNCOLLECTED };
const compiler = packageCommand('typescript-7', 'tsc');
for (const [name, project] of Object.entries(PROJECTS)) {
  const buildInfo = join(root, `node_modules/.cache/types/${name}.tsbuildinfo`);
  // A second checker computes the shared types again, which costs a third more; the other steps use the other core.
  const args = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfo];
  const { status } = spawnSync(process.execPath, [compiler, ...args], { stdio: 'inherit', cwd: root, env });
  if (status !== 0) process.exitCode = status ?? 1;
}
