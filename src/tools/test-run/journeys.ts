import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesKey } from '../files-key.ts';
import { packageCommand } from '../package-command.ts';
import { filesOf, ROOT } from './area-sources.ts';

const TIERS = ['@main', '@variant', '@rare', '@long'] as const;

export interface Journey {
  /** Such as `tax.spec.ts`. */
  file: string;
  title: string;
  tags: readonly string[];
}

interface Suite {
  suites?: Suite[];
  specs: Journey[];
}

const CACHE = join(ROOT, 'node_modules/.cache/journeys');

/** Listing loads every spec file, which takes six seconds: once for each content. */
function listing(): string {
  const key = filesKey(ROOT, filesOf(['e2e/**/*.ts', 'playwright.config.ts']));
  const cached = join(CACHE, `${key}.json`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const args = [packageCommand('@playwright/test', 'playwright'), 'test', '--list', '--reporter=json'];
  const env = { ...process.env, TEST_TIER: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The journeys could not be listed:\n${stderr}${stdout}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, stdout);
  return stdout;
}

const journeysOf = ({ suites = [], specs }: Suite): Journey[] => [
  ...suites.flatMap(journeysOf),
  ...specs.map(({ file, title, tags }) => ({
    file,
    title,
    tags: tags.map((tag) => `@${tag.replace(/^@/, '')}`),
  })),
];

/** Every browser test, whatever its tier; one at both sizes is listed once for each. */
export const listJourneys = (): Journey[] =>
  (JSON.parse(listing()) as { suites: Suite[] }).suites.flatMap(journeysOf);

export const tiersOf = ({ tags }: Journey): string[] => TIERS.filter((tier) => tags.includes(tier));
