import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The oldest that install and send something. */
export const OLDEST = [
  '@wix/sdk@1.5.5',
  '@wix/stores@1.0.60',
  '@wix/ecom@1.0.0',
  '@wix/members@1.0.62',
  '@wix/reviews@1.0.37',
  '@wix/redirects@1.0.14',
  '@wix/identity@1.0.60',
  '@wix/media@1.0.31',
];

/** Those that shops of late 2024 have installed: their declarations require less than today's. */
export const DECEMBER_2024 = [
  '@wix/ecom@1.0.692',
  '@wix/stores@1.0.224',
  '@wix/members@1.0.116',
  '@wix/reviews@1.0.42',
];

/** @returns the folder, which is the caller's to remove */
export function install(specifiers: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'older-sdk-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, ...specifiers], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm install ${specifiers.join(' ')}: ${stderr}`);
  return folder;
}
