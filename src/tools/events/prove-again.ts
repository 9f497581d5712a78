import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventTypes } from '../../platform/contract/index.ts';
import { mergeProofs, type Proof } from './proofs.ts';

/** What is tried at random may see something else the next time. */
const isSteady = (file: string): boolean => !/[.-](?:property|fuzz)\.test\.tsx?$/.test(file);

const known = new Set(eventTypes.map(({ type }) => type));

/** Of each test file that ran whole, what it saw of the contract's events. */
function readSeen(folder: string): Map<string, string[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files
      .map((name) => [name.replaceAll('+', '/'), readFileSync(join(folder, name), 'utf8')] as const)
      .filter(([file]) => isSteady(file))
      .map(([file, text]) => [
        file,
        text.split('\n').filter((pair) => known.has(pair.slice(0, pair.indexOf(' ')))),
      ]),
  );
}

/** With what the test files saw that wrote into that folder. */
export const takeIn = (before: readonly Proof[], folder: string): Proof[] =>
  mergeProofs(before, readSeen(folder));

/** Runs the test files and takes in what they saw told. */
export function proveAgain(before: readonly Proof[], files: readonly string[]): Proof[] {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-events-'));
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    stdio: 'inherit',
    env: { ...process.env, EVENTS_SEEN: folder },
  });
  const proofs = takeIn(before, folder);
  rmSync(folder, { recursive: true });
  return proofs;
}
