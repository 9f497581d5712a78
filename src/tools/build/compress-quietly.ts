/**
 * Beside the server that `npm start` started: the best compression of what browsers load, while the machine is idle.
 * Without `--now` it only begins a process of its own: the server takes the place of the one that calls it, and would
 * never hear that a child of it has ended.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buildNames } from './builds.ts';
import { compressBuilds } from './compress-builds.ts';

if (process.argv.includes('--now')) {
  setPriority(constants.priority.PRIORITY_LOW);
  await compressBuilds(buildNames, ['br']);
} else {
  const args = [import.meta.filename, '--now'];
  spawn(process.execPath, args, { stdio: 'ignore', detached: true }).unref();
}
