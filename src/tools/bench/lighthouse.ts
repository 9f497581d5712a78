import { chromium } from '@playwright/test';
import { freePort } from '../../testing/free-port.ts';
import { findChromium } from '../find-chromium.ts';
import { findProduct, addToCart } from './browser-shop.ts';
import type { Attempt } from './measure-shop.ts';
import { median } from './page-times.ts';
import { serveOurs } from './processes.ts';
import type { Section } from './report.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { table } from './tables.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Marks {
  scores: number[];
  /** Audits that are not passed, by their ids. */
  failed: string[];
}

/** As Lighthouse judges a page on its middling phone, from 0 to 100. */
async function judge(url: string, port: number): Promise<Marks> {
  const { categories, audits, runtimeError } = await runLighthouse(url, port, CATEGORIES);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const found = CATEGORIES.map((name) => categories[name]);
  const weighed = found.flatMap((category) => category?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  return {
    scores: found.map((category) => Math.round((category?.score ?? 0) * 100)),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

async function judgePage(name: string, url: string, port: number): Promise<string[]> {
  const marks: Marks[] = [];
  for (let run = 0; run < RUNS; run++) marks.push(await judge(url, port));
  const failed = [...new Set(marks.flatMap((one) => one.failed))];
  if (failed.length > 0) console.log(`${name}, not passed: ${failed.join(', ')}`);
  return [name, ...CATEGORIES.map((_, at) => String(median(marks.map(({ scores }) => scores[at] ?? 0))))];
}

/** The built shop against the demo store. Needs `npm run build` to have run. */
export async function measureLighthouse(work: string, attempt: Attempt): Promise<Section[]> {
  const env = { DATA_DIR: `${work}/demo-judged`, DEMO: '1', LOG_LEVEL: 'silent' };
  const server = await serveOurs(env);
  const port = await freePort();
  const context = await chromium.launchPersistentContext(`${work}/judge`, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    const product = await findProduct(page, server.base);
    await addToCart(page, product);
    const pages: Record<string, string> = {
      home: `${server.base}/`,
      shelf: `${server.base}/collections/all`,
      product,
      checkout: `${server.base}/checkout`,
    };
    const rows: string[][] = [];
    for (const [name, url] of Object.entries(pages)) {
      const row = await attempt(`Lighthouse of ${name}`, () => judgePage(name, url, port));
      if (row) rows.push(row);
    }
    if (rows.length === 0) return [];
    return [
      {
        heading: '### The shop as Lighthouse judges it',
        text: [
          `Its middling phone on a slow line, medians of ${RUNS} runs, of 100. The checkout is kept out of search engines, which Lighthouse counts against it.`,
          table(['', 'performance', 'accessibility', 'best practices', 'SEO'], rows),
        ],
      },
    ];
  } finally {
    await context.close();
    await server.stop();
  }
}
