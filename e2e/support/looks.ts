import { basename } from 'node:path';
import { test, type Page } from '@playwright/test';
import { isPhone } from './test.ts';

/** Whether the contrast of each text is computed, at one size in the light, not that of each look only. */
export const CHECKS_EVERY_TEXT = process.env['TEST_TIER'] !== 'main';

/** Whether the dark and the phone are checked too: in the full run, and in spec files that a change reaches. */
export const checksEveryLook = (): boolean =>
  CHECKS_EVERY_TEXT || (process.env['TEST_REACHED'] ?? '').split(',').includes(basename(test.info().file));

type ColorScheme = 'light' | 'dark';

async function setColorScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The back office follows by a script; the shop's style sheets by themselves.
  await page.waitForFunction((scheme) => {
    const { theme = scheme } = document.documentElement.dataset;
    return theme === scheme;
  }, colorScheme);
}

/** Runs a check in the light and then, at one size, in the dark. */
export async function inBothSchemes(
  page: Page,
  check: (scheme: ColorScheme) => Promise<void>,
): Promise<void> {
  await check('light');
  if (!checksEveryLook() || isPhone(page)) return;
  await setColorScheme(page, 'dark');
  await check('dark');
  await setColorScheme(page, 'light');
}
