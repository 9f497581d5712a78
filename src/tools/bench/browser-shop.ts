import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import type { Attempt } from './measure-shop.ts';
import { initialScriptBytes, kilobytes, median, painted, PATIENCE, scriptBytes } from './page-times.ts';
import { serveOurs } from './processes.ts';
import type { Section } from './report.ts';
import { lines } from './tables.ts';

const RUNS = 7;
const SLOW = 4;
const FIRST_PICTURE = 'main picture img';
const ADD = 'main form button[type="submit"]';

type Line = { name: string; value: string };

const inNew = async <Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
};

interface Cold {
  /** Until the first product's picture is painted. */
  time: number;
  /** What the page begins with, and all that has come once it is quiet. */
  script: number;
  allScript: number;
}

const openCold = (browser: Browser, address: string, slowdown: number): Promise<Cold> =>
  inNew(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const reply = await page.goto(address, { waitUntil: 'commit' });
    const time = await painted(page, FIRST_PICTURE);
    await page.waitForLoadState('networkidle');
    const script = await initialScriptBytes(page, (await reply?.text()) ?? '');
    return { time, script, allScript: await scriptBytes(page) };
  });

interface Added {
  /** Until the number on the cart is the new one. */
  counted: number;
  /** Until the cart is open and shows the piece. */
  shown: number;
}

/** From the press on the button, as the page sees it. */
async function add(page: Page, pieces: number): Promise<Added> {
  const shown = page.evaluate(
    ({ wanted, patience }) =>
      new Promise<Added>((resolve, reject) => {
        const begin = (): void => {
          const started = performance.now();
          let counted: number | undefined;
          const look = (): void => {
            if (document.querySelector('header .bag-n')?.textContent === wanted)
              counted ??= performance.now() - started;
            const cart = document.querySelector('dialog[open]');
            const isShown =
              cart?.querySelector('li') && cart.querySelector('h2 .num')?.textContent === wanted;
            if (isShown && counted !== undefined) {
              const known = counted;
              requestAnimationFrame(() => resolve({ counted: known, shown: performance.now() - started }));
            } else if (performance.now() - started > patience) reject(new Error('The cart shows nothing.'));
            else requestAnimationFrame(look);
          };
          look();
        };
        document.addEventListener('click', begin, { capture: true, once: true });
      }),
    { wanted: String(pieces), patience: PATIENCE },
  );
  await page.locator(ADD).first().click();
  return shown;
}

/** A new visitor's first piece, and one more after closing the cart. */
const addTwice = (browser: Browser, product: string): Promise<{ cold: Added; warm: Added }> =>
  inNew(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(product);
    await page.waitForLoadState('networkidle');
    const cold = await add(page, 1);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    return { cold, warm: await add(page, 2) };
  });

/** The pages that the browser draws, with one piece in the cart. */
const weighBag = (browser: Browser, product: string): Promise<Line[]> =>
  inNew(browser, async (context) => {
    const page = await context.newPage();
    await addToCart(page, product);
    const found: Line[] = [];
    for (const [name, path] of [
      ['bag', '/cart'],
      ['checkout', '/checkout'],
    ] as const) {
      const reply = await page.goto(new URL(path, product).href);
      await page.waitForLoadState('networkidle');
      const script = await initialScriptBytes(page, (await reply?.text()) ?? '');
      found.push({ name: `${name}: initial JS, brotli`, value: kilobytes(script) });
      found.push({ name: `${name}: all JS once it is quiet`, value: kilobytes(await scriptBytes(page)) });
    }
    return found;
  });

/** A product that can be bought as its page opens. */
export async function findProduct(page: Page, base: string): Promise<string> {
  await page.goto(base);
  const links = await page
    .locator('main a[href^="/products/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(links)) {
    await page.goto(base + path);
    if (await page.locator(ADD).first().isEnabled()) return base + path;
  }
  throw new Error('The front page shows no product that can be bought.');
}

export async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(product);
  await page.locator(ADD).first().click();
  await page.locator('dialog[open] li').first().waitFor();
}

async function measurePage(browser: Browser, name: string, address: string): Promise<Line[]> {
  const usual: Cold[] = [];
  const slow: Cold[] = [];
  for (let run = 0; run < RUNS; run++) {
    usual.push(await openCold(browser, address, 1));
    slow.push(await openCold(browser, address, SLOW));
  }
  const time = (found: readonly Cold[]): string => `${Math.round(median(found.map((one) => one.time)))} ms`;
  return [
    { name: `${name}: initial JS, brotli`, value: kilobytes(median(usual.map(({ script }) => script))) },
    {
      name: `${name}: all JS once it is quiet`,
      value: kilobytes(median(usual.map(({ allScript }) => allScript))),
    },
    { name: `${name}: first product painted, cold`, value: time(usual) },
    { name: `${name}: the same on a four times slower processor`, value: time(slow) },
  ];
}

async function measureAdding(browser: Browser, product: string): Promise<Line[]> {
  const times: { cold: Added; warm: Added }[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await addTwice(browser, product));
  const value = (which: 'cold' | 'warm', until: keyof Added): string =>
    `${Math.round(median(times.map((one) => one[which][until])))} ms`;
  return [
    {
      name: 'add to the cart until its number has changed, a new visitor’s first',
      value: value('cold', 'counted'),
    },
    { name: 'the same until it is shown in the drawer', value: value('cold', 'shown') },
    { name: 'once more, warm, until its number has changed', value: value('warm', 'counted') },
    { name: 'the same until it is shown in the drawer', value: value('warm', 'shown') },
  ];
}

/** The built shop against the demo store. Needs `npm run build` to have run. */
export async function measureShopPages(work: string, attempt: Attempt): Promise<Section[]> {
  const env = { DATA_DIR: `${work}/demo`, DEMO: '1', LOG_LEVEL: 'silent' };
  const server = await serveOurs(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const product = await inNew(browser, async (context) =>
      findProduct(await context.newPage(), server.base),
    );
    const measured = [
      await attempt('the front page', () => measurePage(browser, 'front page', server.base)),
      await attempt('the product page', () => measurePage(browser, 'product page', product)),
      await attempt('the shelf', () => measurePage(browser, 'shelf', `${server.base}/collections/all`)),
      await attempt('bag and checkout', () => weighBag(browser, product)),
      await attempt('adding to the cart', () => measureAdding(browser, product)),
    ].flatMap((found) => found ?? []);
    if (measured.length === 0) return [];
    return [
      {
        heading: '### The shop in the browser',
        text: [
          `Chromium on the same machine, the demo store on PGlite, medians of ${RUNS} runs, each with an empty cache but where it says warm. *Initial* is what the document itself asks for.`,
          lines(measured),
        ],
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
