import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { kilobytes, median, painted, scriptBytes } from './page-times.ts';
import { serveOurs } from './processes.ts';
import type { Section } from './report.ts';
import { lines } from './tables.ts';

const RUNS = 7;
const SLOW = 4;
const FIRST_ROW = '[role="row"][data-id]';

async function signIn(page: Page, base: string): Promise<void> {
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
): Promise<{ time: number; script: number }> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${base}/admin/orders`, { waitUntil: 'commit' });
  const time = await painted(page, FIRST_ROW);
  const script = await scriptBytes(page);
  await context.close();
  return { time, script };
}

/** From the click on a row until the order's heading is painted, the list being open. */
async function warm(browser: Browser, state: string, base: string): Promise<number[]> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let run = 0; run < RUNS + 1; run++) {
    await page.goto(`${base}/admin/orders`);
    const link = page.locator(`${FIRST_ROW} a`).nth(run);
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
    const times: { usual: number[]; slow: number[] } = { usual: [], slow: [] };
    let script = 0;
    for (let run = 0; run < RUNS; run++) {
      const usual = await cold(browser, state, server.base, 1);
      times.usual.push(usual.time);
      script = usual.script;
      times.slow.push((await cold(browser, state, server.base, SLOW)).time);
    }
    const opened = median(await warm(browser, state, server.base));
    return {
      heading: '## The back office in the browser',
      text: [
        `Chromium on the same machine, the demo store on PGlite, medians of ${RUNS} runs.`,
        lines([
          { name: 'initial JS of the orders list, brotli', value: kilobytes(script) },
          { name: 'orders list, first row painted, cold', value: `${Math.round(median(times.usual))} ms` },
          {
            name: 'the same on a four times slower processor',
            value: `${Math.round(median(times.slow))} ms`,
          },
          { name: 'list to order painted, warm', value: `${Math.round(opened)} ms` },
        ]),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
