import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../find-chromium.ts';
import { signIn } from './browser-back-office.ts';
import { findProduct } from './browser-shop.ts';
import { percentile } from './measure.ts';
import { kilobytes, median } from './page-times.ts';
import { run, serveOurs, serverEnv, type Env } from './processes.ts';
import type { Section } from './report.ts';
import { lines, number } from './tables.ts';

type Line = { name: string; value: string };

const RUNS = 5;
const SIZES = [
  ['a desktop', { width: 1440, height: 900 }, 1],
  ['a phone', { width: 390, height: 844 }, 3],
] as const;
const SCROLLED_MS = 15_000;
const LONG_FRAME = 50;

/** What came as pictures until the page was quiet, and when the largest thing in sight was painted. */
async function weigh(page: Page, address: string): Promise<{ bytes: number; largest: number }> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const pictures = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith('/media/'));
        const bytes = pictures.reduce(
          (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
          0,
        );
        new PerformanceObserver((list) =>
          resolve({ bytes, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function weighPages(browser: Browser, base: string): Promise<Line[]> {
  const page = await browser.newPage();
  const product = await findProduct(page, base);
  await page.close();
  const found: Line[] = [];
  for (const [device, viewport, deviceScaleFactor] of SIZES)
    for (const [name, address] of [
      ['front page', base],
      ['product page', product],
    ] as const) {
      const weighed: Awaited<ReturnType<typeof weigh>>[] = [];
      for (let turn = 0; turn < RUNS; turn++) {
        const context = await browser.newContext({ viewport, deviceScaleFactor });
        weighed.push(await weigh(await context.newPage(), address));
        await context.close();
      }
      const bytes = median(weighed.map((one) => one.bytes));
      const largest = Math.round(median(weighed.map((one) => one.largest)));
      found.push({ name: `${name} on ${device}: bytes of its pictures`, value: kilobytes(bytes) });
      found.push({ name: `${name} on ${device}: its largest part painted`, value: `${largest} ms` });
    }
  return found;
}

/** Turns the wheel all the time, which reads on and on, and looks how long each frame took. */
async function scroll(browser: Browser, base: string): Promise<{ frames: number[]; passed: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const body = await sharp({ create: { width: 200, height: 160, channels: 3, background: '#cc8866' } })
    .webp()
    .toBuffer();
  await signIn(page, base);
  // The files have no bytes.
  await page.route('**/media/**/v1/**', (route) => route.fulfill({ contentType: 'image/webp', body }));
  await page.goto(`${base}/admin/media`);
  const tile = page.locator('#content [role="option"], #content [role="gridcell"]').first();
  await tile.waitFor();
  await tile.hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const until = performance.now() + SCROLLED_MS;
  while (performance.now() < until) await page.mouse.wheel(0, 400);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const passed = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('#content *')].map(
        ({ scrollTop, clientHeight }) => scrollTop + clientHeight,
      ),
    ),
  );
  await page.close();
  return { frames: frames.slice(1), passed };
}

/** The library's grid over so many files, and what the shop's pages weigh. */
export async function measureMediaPages(work: string, files: number): Promise<Section> {
  const env: Env = { DATA_DIR: `${work}/media-pages` };
  await run('src/tools/bench/fill.ts', { ...env, FILES: String(files) });
  const server = await serveOurs({ ...serverEnv(env), DEMO: '1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const pages = await weighPages(browser, server.base);
    const { frames, passed } = await scroll(browser, server.base);
    const sorted = frames.toSorted((a, b) => a - b);
    const long = frames.filter((frame) => frame > LONG_FRAME).length;
    return {
      heading: '### Media in the browser',
      text: [
        `Chromium on the same machine, which draws without a graphics card; the demo store with ${number(files)} more files, on PGlite. The wheel is turned for ${SCROLLED_MS / 1000} s over the grid of all files.`,
        lines([
          ...pages,
          { name: 'scrolled through, pixels', value: number(Math.round(passed)) },
          { name: 'frames drawn meanwhile', value: number(frames.length) },
          { name: 'median frame', value: `${Math.round(percentile(sorted, 0.5))} ms` },
          { name: '95 of 100 frames took at most', value: `${Math.round(percentile(sorted, 0.95))} ms` },
          { name: `frames over ${LONG_FRAME} ms`, value: String(long) },
          { name: 'longest frame', value: `${Math.round(sorted.at(-1) ?? Number.NaN)} ms` },
        ]),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
