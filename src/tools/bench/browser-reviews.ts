import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { signIn } from './browser-back-office.ts';
import { percentile } from './measure.ts';
import { serveOurs, type Env } from './processes.ts';
import type { Section } from './report.ts';
import { lines, number } from './tables.ts';

/** As many of the demo's reviews wait, nearly. */
const DECIDED = 170;
const PATIENCE = 60_000;

/** Presses a and r by turns, each as soon as the review after the last one is painted, and notes how long that took. */
const clear = (page: Page): Promise<number[]> =>
  page.evaluate(
    ({ decisions, patience }) =>
      new Promise<number[]>((resolve, reject) => {
        const title = (): string =>
          document.querySelector('article[aria-labelledby="review-title"]')?.textContent ?? '';
        const open = (): string => location.pathname;
        const times: number[] = [];
        const press = (): void => {
          if (times.length === decisions) {
            resolve(times);
            return;
          }
          const [from, was, pressed] = [open(), title(), performance.now()];
          const key = times.length % 3 === 2 ? 'r' : 'a';
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', {
              key,
              code: key === 'a' ? 'KeyA' : 'KeyR',
              bubbles: true,
              cancelable: true,
            }),
          );
          const look = (): void => {
            if (open() !== from && title() !== was) {
              // The frame in which it is painted ends before the next one begins.
              requestAnimationFrame(() => {
                times.push(performance.now() - pressed);
                press();
              });
            } else if (performance.now() - pressed > patience)
              reject(new Error(`Nothing came after ${times.length} decisions.`));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        press();
      }),
    { decisions: DECIDED, patience: PATIENCE },
  );

/** A moderator's queue, cleared by keys. */
export async function measureReviewDesk(work: string): Promise<Section> {
  const env: Env = { DATA_DIR: `${work}/review-desk`, DEMO: '1', LOG_LEVEL: 'silent' };
  const server = await serveOurs(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server.base);
    await page.goto(`${server.base}/admin/reviews`);
    await page.locator('article[aria-labelledby="review-title"]').waitFor();
    await page.locator('li[data-id]').first().click();
    const started = performance.now();
    const times = (await clear(page)).toSorted((a, b) => a - b);
    const seconds = (performance.now() - started) / 1000;
    await page.getByRole('button', { name: /^Waiting \d+/ }).waitFor();
    const ms = (share: number): string => `${Math.round(percentile(times, share))} ms`;
    return {
      heading: '### Reviews in the browser',
      text: [
        `Chromium on the same machine; the demo store on PGlite. A key is pressed as soon as the next review is painted, ${DECIDED} times: two approve, the third rejects.`,
        lines([
          { name: 'from the key to the next review painted, median', value: ms(0.5) },
          { name: '95 of 100 within', value: ms(0.95) },
          { name: 'longest', value: ms(1) },
          {
            name: 'decisions a minute, by nobody who reads',
            value: number(Math.round((DECIDED / seconds) * 60)),
          },
        ]),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
