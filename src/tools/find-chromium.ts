import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageCommand } from './package-command.ts';

/** Debian's; without the windows that nobody sees it takes a quarter less time. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, or Debian's; where there is none it is
 * installed, Playwright's if that can be downloaded, else Debian's as root.
 * @throws when none can be had.
 */
export function findChromium(): string {
  const input = process.env['CHROMIUM_PATH'];
  const installed = [input, chromium.executablePath(), ...DEBIAN].find((path) => path && existsSync(path));
  if (installed) return installed;
  const playwright = packageCommand('@playwright/test', 'playwright');
  if (
    succeeds(process.execPath, playwright, 'install', 'chromium') &&
    existsSync(chromium.executablePath())
  ) {
    return chromium.executablePath();
  }
  if (
    process.getuid?.() === 0 &&
    succeeds('apt-get', 'update') &&
    succeeds('apt-get', 'install', '-y', 'chromium-headless-shell')
  ) {
    return DEBIAN[0];
  }
  throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH.');
}
