/**
 * `npm run journey <words>`: builds what changed and runs the journeys whose file or title contains the words, with one
 * worker. The seeded demo store is cached between runs. Options go to Playwright: `npm run journey refund -- --headed`.
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

/** Playwright would import all journeys to find the titles, which takes six seconds. */
function filesWith(searched: readonly string[]): string[] {
  const files = readdirSync(join(root, JOURNEYS)).filter((file) => file.endsWith('.spec.ts'));
  const found = files.filter((file) => {
    const text = `${file} ${readFileSync(join(root, JOURNEYS, file), 'utf8')}`.toLowerCase();
    return searched.every((word) => text.includes(word.toLowerCase()));
  });
  return found.map((file) => `/${escapePattern(file)}$`);
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
const pattern = words.map(escapePattern).join('.*');
run(
  [
    packageCommand('@playwright/test', 'playwright'),
    'test',
    '--workers=1',
    `--grep=${pattern}`,
    ...options,
    ...filesWith(words),
  ],
  { CHROMIUM_PATH: findChromium() },
);
