/**
 * `npm run journey <words>`: builds what changed and runs the journeys of the files whose names contain the words, or, if
 * there is none, those whose titles do; with one worker. The seeded demo store is cached between runs. Options go to
 * Playwright: `npm run journey refund -- --headed`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { packageCommand } from './package-command.ts';

const JOURNEYS = 'e2e';
const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
if (words.length === 0) {
  console.error('Name the journeys to run: npm run journey <file or title> [-- --headed]');
  process.exit(1);
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const files = readdirSync(join(root, JOURNEYS)).filter((file) => file.endsWith('.spec.ts'));
const hasWords = (text: string): boolean =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
const named = files.filter((file) => hasWords(file.slice(0, -'.spec.ts'.length)));
// Playwright would import all journeys to find the titles, which takes six seconds.
const searched =
  named.length > 0
    ? named
    : files.filter((file) => hasWords(readFileSync(join(root, JOURNEYS, file), 'utf8')));
if (searched.length === 0) {
  console.error(`No journey has ${words.join(' ')} in its file name or title.`);
  process.exit(1);
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run([join(import.meta.dirname, 'build.ts'), '--logLevel', 'warn']);
run(
  [
    packageCommand('@playwright/test', 'playwright'),
    'test',
    '--workers=1',
    ...(named.length > 0 ? [] : [`--grep=${words.map(escapePattern).join('.*')}`]),
    ...options,
    ...searched.map((file) => `/${escapePattern(file)}$`),
  ],
  { CHROMIUM_PATH: findChromium() },
);
