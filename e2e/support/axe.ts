import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { phone } from './phone.ts';
import { isPhone } from './test.ts';
import { checkContrastOnce, type AxeWindow } from './contrast-once.ts';
import { CHECKS_EVERY_TEXT, checksEveryLook, inBothSchemes } from './looks.ts';
import { expectVisibleFocus } from './visible-focus.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that the dark changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Below the eighth row of a table the same columns come again. */
const MORE_ROWS = ['[role=rowgroup] > [role=row]:nth-child(n + 9)', 'tbody > tr:nth-child(n + 9)'];

/** What stands around the content of every page of the back office or the shop. */
const FRAME = ['nav:has(~ main)', 'header:has(~ main)', 'main ~ nav', 'main ~ footer'];

/** A frame that lets no script run never answers. */
const FRAME_TIMEOUT = 1000;

/** What `checkContrastOnce` knows, for the next document of the same page. */
const checkedLooks = new WeakMap<Page, string[]>();

/** The frames that were checked in a journey, by look and language. */
const checkedFrames = new WeakMap<Page, Set<string>>();

/** @returns whether the frame around the content looks as it did when the same journey checked it before */
async function isFrameChecked(page: Page, dark: boolean): Promise<boolean> {
  const checked = checkedFrames.get(page) ?? new Set();
  checkedFrames.set(page, checked);
  const language = await page.evaluate(() => document.documentElement.lang);
  const [, area] = new URL(page.url()).pathname.split('/');
  const frame = JSON.stringify([dark, isPhone(page), language, area === 'admin']);
  const isChecked = checked.has(frame);
  checked.add(frame);
  return isChecked;
}

/** Loads axe into a document once: half a megabyte of script costs a quarter of what a small page does. */
async function inject(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(SOURCE);
  await frame.evaluate(checkContrastOnce, { looks: checkedLooks.get(frame.page()) ?? [] });
}

async function injectEverywhere(page: Page): Promise<void> {
  const [main, ...frames] = page.frames();
  if (main) await inject(main);
  for (const frame of frames) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, FRAME_TIMEOUT);
    await Promise.race([inject(frame).catch(() => undefined), promise]);
    clearTimeout(timer);
  }
}

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's best practices; `within` looks at one part only. In the dark it looks
 * at the colours: everything else of the page was looked at in the light.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, dark = false }: { within?: string; dark?: boolean } = {},
): Promise<void> {
  await injectEverywhere(page);
  const frame = within === undefined && (await isFrameChecked(page, dark)) ? FRAME : [];
  const context = { ...(within !== undefined && { include: [within] }), exclude: [...MORE_ROWS, ...frame] };
  const { found, looks } = await page.evaluate(
    async ({ where, rules, checksEveryText }) => {
      const axeWindow = globalThis as unknown as AxeWindow;
      const { axe, checkedLooks: checked } = axeWindow;
      axeWindow.checksEveryText = checksEveryText;
      const { violations } = await axe.run(where, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      });
      // A target that is scrolled below a bar is no smaller for it.
      const errors = violations
        .map(({ id, nodes }) => ({
          id,
          nodes: nodes.filter(
            ({ failureSummary = '' }) => id !== 'target-size' || !failureSummary.includes('obscured'),
          ),
        }))
        .filter(({ nodes }) => nodes.length > 0);
      return {
        found: errors.map(({ id, nodes }) => ({
          id,
          where: nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
        })),
        looks: [...checked],
      };
    },
    {
      where: context,
      // What lies over a text is the same in the dark, and the same colors stand on the phone.
      checksEveryText: CHECKS_EVERY_TEXT && !dark && !isPhone(page),
      ...(dark && { rules: COLOURS }),
    },
  );
  checkedLooks.set(page, looks);
  expect(found, what).toEqual([]);
}

/**
 * The same in the light and then, at one size, in the dark, without opening the page again: that takes most of the time
 * of a look.
 */
export async function expectAccessibleInBoth(
  page: Page,
  what: string,
  options: { within?: string } = {},
): Promise<void> {
  await inBothSchemes(page, (scheme) =>
    expectAccessible(page, `${what}, ${scheme}`, { ...options, dark: scheme === 'dark' }),
  );
}

/** A page, or what is open over it, at one size: the rules and, where a keyboard is usual, the focus of each control. */
export async function expectAccessibleWithFocus(page: Page, what: string): Promise<void> {
  await inBothSchemes(page, async (scheme) => {
    await expectAccessible(page, `${what}, ${scheme}`, { dark: scheme === 'dark' });
    if (!isPhone(page)) await expectVisibleFocus(page, `${what}, ${scheme}`);
  });
}

/**
 * Runs the check at the page's own size and at that of a phone, without opening the page again: only the width of the
 * window decides on the layout.
 */
export async function atBothSizes(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  const size = page.viewportSize();
  if (!checksEveryLook() || isPhone(page) || !size) return;
  await page.setViewportSize(phone.viewport);
  // A media query that a script has asked for is answered with the next frame; what only a phone displays loads then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await check();
  await page.setViewportSize(size);
}

/** A filled or changed state of a page that the walks check as it opens; in the full run only. */
export async function expectStateAccessible(page: Page, what: string): Promise<void> {
  if (CHECKS_EVERY_TEXT) await expectAccessible(page, what);
}
