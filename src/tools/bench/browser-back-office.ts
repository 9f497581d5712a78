import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { kilobytes, median, painted, scriptBytes } from './page-times.ts';
import { serveOurs } from './processes.ts';
import type { Section } from './report.ts';
import { lines } from './tables.ts';

const RUNS = 7;
const SLOW = 4;
const FIRST_ROW = '[role="row"][data-id]';
/** The list with all its controls, not what is shown before it is there. */
const WHOLE = `#root ${FIRST_ROW}`;

/** As the demo's owner. */
export async function signIn(page: Page, base: string): Promise<void> {
  const info = (await (await fetch(`${base}/admin/api/sign-in-info`)).json()) as {
    signIns?: { email: string; password: string }[];
  };
  const account = info.signIns?.[0];
  if (!account) throw new Error('The demo shows no sign-in.');
  await page.goto(`${base}/admin`);
  await page.getByLabel(/e-mail/i).fill(account.email);
  await page.getByLabel(/^password/i).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('sign-in') && !url.pathname.includes('login'));
}

async function cold(
  browser: Browser,
  state: string,
  base: string,
  slowdown: number,
): Promise<{ time: number; whole: number; script: number }> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${base}/admin/orders`, { waitUntil: 'commit' });
  const [time, whole] = await Promise.all([painted(page, FIRST_ROW), painted(page, WHOLE)]);
  const script = await scriptBytes(page);
  await context.close();
  return { time, whole, script };
}

/** From the click on a row until the order's heading is painted, the list being open. */
async function warm(browser: Browser, state: string, base: string): Promise<number[]> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let run = 0; run < RUNS + 1; run++) {
    await page.goto(`${base}/admin/orders`);
    const link = page.locator(`${WHOLE} a`).nth(run);
    await link.waitFor();
    const number = (await link.textContent())?.trim() ?? '';
    const time = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'click',
            () => {
              const started = performance.now();
              const look = (): void => {
                const heading = document.querySelector('h1');
                if (heading?.textContent?.includes(wanted))
                  requestAnimationFrame(() => resolve(performance.now() - started));
                else requestAnimationFrame(look);
              };
              look();
            },
            { capture: true, once: true },
          );
        }),
      number,
    );
    await link.click();
    times.push(await time);
  }
  await context.close();
  return times.slice(1);
}

/** From the last letter of a search until the rows that it leaves are painted. */
async function searching(browser: Browser, state: string, base: string): Promise<number[]> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  await page.goto(`${base}/admin/orders`);
  for (let run = 0; run < RUNS + 1; run++) {
    const number = (await page.locator(`${WHOLE} a`).nth(run).textContent())?.trim() ?? '';
    const field = page.locator('#root input[type=search]');
    await field.fill(number.slice(0, -1));
    await page.waitForURL((url) => url.search.includes(encodeURIComponent(`"q":"${number.slice(0, -1)}"`)));
    await page.waitForTimeout(500);
    const time = page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'input',
            () => {
              const started = performance.now();
              const look = (): void => {
                if (document.querySelectorAll(selector).length === 1)
                  requestAnimationFrame(() => resolve(performance.now() - started));
                else requestAnimationFrame(look);
              };
              look();
            },
            { capture: true, once: true },
          );
        }),
      WHOLE,
    );
    await field.press(number.slice(-1));
    times.push(await time);
    await field.fill('');
    await page.waitForURL((url) => !url.search.includes('%22q%22'));
    await page
      .locator(WHOLE)
      .nth(RUNS + 1)
      .waitFor();
  }
  await context.close();
  return times.slice(1);
}

const MANY = '1,000';

/** The longest frame of a page on which 1,000 orders are tagged, from the press of the button to the end of the job. */
async function tagging(browser: Browser, state: string, base: string): Promise<number> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const filter = encodeURIComponent(JSON.stringify({ q: '11' }));
  await page.goto(`${base}/admin/orders?filter=${filter}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
  await toolbar.getByRole('button', { name: `Select all ${MANY} matching` }).click();
  await toolbar.getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: `Tag ${MANY} orders` });
  await dialog.getByLabel('Add tags').fill('bench');
  await page.evaluate(() => {
    const frames = { last: performance.now(), longest: 0 };
    Object.assign(globalThis, { frames });
    const next = (now: number): void => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await dialog.getByRole('button', { name: 'Update tags' }).click();
  const panel = page.getByRole('region', { name: `Tagging ${MANY} orders` });
  await panel.getByText(`${MANY} done`).waitFor({ timeout: 120_000 });
  const longest = await page.evaluate(
    () => (globalThis as unknown as { frames: { longest: number } }).frames.longest,
  );
  await context.close();
  return longest;
}

/** Cold and warm times of the built back office against the demo store. Needs `npm run build` to have run. */
export async function measureBackOffice(work: string): Promise<Section> {
  const env = { DATA_DIR: `${work}/demo`, DEMO: '1', LOG_LEVEL: 'silent' };
  const server = await serveOurs(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await signIn(page, server.base);
    const state = `${work}/state.json`;
    await page.context().storageState({ path: state });
    const times = {
      usual: [] as number[],
      whole: [] as number[],
      slow: [] as number[],
      slowWhole: [] as number[],
    };
    let script = 0;
    for (let run = 0; run < RUNS; run++) {
      const usual = await cold(browser, state, server.base, 1);
      times.usual.push(usual.time);
      times.whole.push(usual.whole);
      script = usual.script;
      const slow = await cold(browser, state, server.base, SLOW);
      times.slow.push(slow.time);
      times.slowWhole.push(slow.whole);
    }
    const opened = median(await warm(browser, state, server.base));
    const searched = median(await searching(browser, state, server.base));
    const longest = await tagging(browser, state, server.base);
    return {
      heading: '## The back office in the browser',
      text: [
        `Chromium on the same machine, the demo store on PGlite, medians of ${RUNS} runs but the last line.`,
        lines([
          { name: 'initial JS of the orders list, brotli', value: kilobytes(script) },
          { name: 'orders list, first row painted, cold', value: `${Math.round(median(times.usual))} ms` },
          {
            name: 'the same on a four times slower processor',
            value: `${Math.round(median(times.slow))} ms`,
          },
          { name: 'the list with all its controls, cold', value: `${Math.round(median(times.whole))} ms` },
          {
            name: 'the same on a four times slower processor',
            value: `${Math.round(median(times.slowWhole))} ms`,
          },
          { name: 'list to order painted, warm', value: `${Math.round(opened)} ms` },
          { name: 'last letter of a search to its rows painted', value: `${Math.round(searched)} ms` },
          { name: 'longest frame while 1,000 orders are tagged', value: `${Math.round(longest)} ms` },
        ]),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
