import { chromium, type Page } from '@playwright/test';
import { extensionPath } from '../../shared/extensions/define.ts';
import { findChromium } from '../find-chromium.ts';
import { signIn } from './browser-back-office.ts';
import { sendCall, percentile } from './measure.ts';
import { serveOurs, serverEnv, type Env } from './processes.ts';
import type { Section } from './report.ts';
import { headers } from './scenarios.ts';
import { counted, listed, STATUS, WAITING } from './review-questions.ts';
import { lines, number } from './tables.ts';

const DECIDED = 200;
const PATIENCE = 60_000;
const ARTICLE = 'article[aria-labelledby="review-title"]';

const waiting = async (base: string): Promise<number> =>
  (await sendCall<{ count: number }>(base, counted(WAITING))).count;

/** The demo's queue with so many in it: the newest that were shown wait again. */
async function bringTo(base: string, wanted: number): Promise<void> {
  for (let missing = wanted - (await waiting(base)); missing > 0;) {
    const { reviews } = await sendCall<{ reviews: { id: string }[] }>(base, listed({ [STATUS]: 'APPROVED' }));
    for (const { id } of reviews.slice(0, missing))
      await sendCall(base, {
        method: 'POST',
        path: extensionPath('holdReview'),
        headers,
        body: { reviewId: id },
      });
    missing -= reviews.length;
  }
}

/** Notes of every key how long it took until another review was painted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate((article) => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const shown = (): string => document.querySelector(article)?.textContent ?? '';
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const [from, was] = [location.pathname, shown()];
        const look = (): void => {
          if (location.pathname === from || shown() === was) requestAnimationFrame(look);
          // The frame in which it is painted ends before the next one begins.
          else requestAnimationFrame(() => times.push(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  }, ARTICLE);

/** Presses each key as soon as the review after the last one is painted. */
async function clear(page: Page): Promise<number[]> {
  await watch(page);
  for (let made = 1; made <= DECIDED; made++) {
    await page.keyboard.press(made % 3 === 0 ? 'r' : 'a');
    await page.waitForFunction(
      (wanted) => (globalThis as unknown as { times: number[] }).times.length === wanted,
      made,
      { timeout: PATIENCE },
    );
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

/** @throws where a decision was lost */
async function assertDecided(base: string, left: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while ((await waiting(base)) !== left) {
    if (performance.now() > until) throw new Error(`${await waiting(base)} wait instead of ${left}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A moderator's queue, cleared by keys. */
export async function measureReviewDesk(work: string): Promise<Section> {
  const env: Env = { ...serverEnv({ DATA_DIR: `${work}/review-desk` }), DEMO: '1' };
  const server = await serveOurs(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await bringTo(server.base, DECIDED + 1);
    const there = await waiting(server.base);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server.base);
    await page.goto(`${server.base}/admin/reviews`);
    await page.locator(ARTICLE).waitFor();
    await page.locator('li[data-id] a').first().click();
    const started = performance.now();
    const times = (await clear(page)).toSorted((a, b) => a - b);
    const seconds = (performance.now() - started) / 1000;
    await assertDecided(server.base, there - DECIDED);
    const ms = (share: number): string => `${Math.round(percentile(times, share))} ms`;
    return {
      heading: '### Reviews in the browser',
      text: [
        `Chromium on the same machine, which draws without a graphics card; the demo store on PGlite with ${number(there)} reviews that wait. A key is pressed as soon as the next review is painted, ${DECIDED} times: two approve, the third rejects. Afterwards none of those waits.`,
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
