/**
 * `npm run bench`: measures the platform through its HTTP API beside hand-written SQL on the same engine, and the
 * built browser parts; writes docs/performance.md, where parts that are not measured stay as they were.
 *
 * `--only=orders,graphql,desk,product-import,scale,reports,media,reviews,discounts,delivery,tax,customers,members,winning-back,events,plugins,processes,start,shop,browser,lighthouse` (all), `--engines=pglite,postgres`, `--skip-browser`; `--orders=N` (100000),
 * `--scale=N,…` (1000,100000,1000000: fills a million orders, the longest part), `--products=N` (100000),
 * `--imported=N` (20000: products out of a file), `--files=N` (200000), `--reviews=N` (1000000), `--customers=N` (100000; members too), `--follows=N` (1000000), `--many=N` (1000000: orders and checkouts behind what wins buyers back), `--large` also uploads 2 GB and reads a zip of 5 GB,
 * `--events=N` (100000: waiting after a night's outage),
 * `--shoppers=N` (200) and `--pieces=N` (150) of the one they all want. The shop alone, both engines and its pages:
 * `npm run bench -- --only=shop`. `--into=FILE` writes elsewhere. All that is usually worth the wait is done in about ten
 * minutes: `npm run bench -- --scale=1000`. The pages need `npm run build` before. A part that fails is told of at the
 * end, and keeps nothing else from being measured.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgres } from '../testing/postgres.ts';
import { measureBackOffice } from './bench/browser-back-office.ts';
import { measureMediaPages } from './bench/browser-media.ts';
import { measureReviewDesk } from './bench/browser-reviews.ts';
import { measureShopPages } from './bench/browser-shop.ts';
import { createDatabase } from './bench/create-database.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureCustomers } from './bench/measure-customers.ts';
import { measureMembers } from './bench/measure-members.ts';
import { measureDelivery } from './bench/measure-delivery.ts';
import { measureDesk } from './bench/measure-desk.ts';
import { measureDiscounts } from './bench/measure-discounts.ts';
import { measureTax } from './bench/measure-tax.ts';
import { measureEvents, type EventFigures } from './bench/measure-events.ts';
import { measureGraphql } from './bench/measure-graphql.ts';
import { measureLibrary } from './bench/measure-media.ts';
import { measureMediaBytes } from './bench/measure-media-bytes.ts';
import { measureOrders, measureScale } from './bench/measure-orders.ts';
import { measurePlugins, type PluginFigures } from './bench/measure-plugins.ts';
import { measureProcesses } from './bench/measure-processes.ts';
import { measureProductImport } from './bench/measure-product-import.ts';
import { measureReports, type ReportFigures } from './bench/measure-reports.ts';
import { measureReviews } from './bench/measure-reviews.ts';
import { measureShop, type Attempt } from './bench/measure-shop.ts';
import { measureStart } from './bench/measure-start.ts';
import { measureWinningBack } from './bench/measure-winning-back.ts';
import type { Env } from './bench/processes.ts';
import { report, type Section } from './bench/report.ts';
import { customersIntroduction, customersSection, membersSection } from './bench/report-customers.ts';
import { deliveryIntroduction, deliverySection } from './bench/report-delivery.ts';
import { deskSection } from './bench/report-desk.ts';
import { discountsIntroduction, discountsSection } from './bench/report-discounts.ts';
import { eventsSection } from './bench/report-events.ts';
import { graphqlSection } from './bench/report-graphql.ts';
import { librarySection, mediaBytesSection, mediaIntroduction } from './bench/report-media.ts';
import { ordersSection, scaleSection, type ScaleFigures } from './bench/report-orders.ts';
import { pluginsSection } from './bench/report-plugins.ts';
import { productImportSection } from './bench/report-product-import.ts';
import { processesSection } from './bench/report-processes.ts';
import { reportsSection } from './bench/report-reports.ts';
import { reviewsIntroduction, reviewsSection } from './bench/report-reviews.ts';
import { shopIntroduction, shopSection } from './bench/report-shop.ts';
import { startSection, type StartFigures } from './bench/report-start.ts';
import { taxIntroduction, taxSection } from './bench/report-tax.ts';
import { winningBackIntroduction, winningBackSection } from './bench/report-winning-back.ts';
import { assertHonest } from './bench/rush.ts';

const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default:
        'orders,graphql,desk,product-import,scale,reports,media,reviews,discounts,delivery,tax,customers,members,winning-back,events,plugins,processes,start,shop,browser,lighthouse',
    },
    engines: { type: 'string', default: 'pglite,postgres' },
    orders: { type: 'string', default: '100000' },
    scale: { type: 'string', default: '1000,100000,1000000' },
    products: { type: 'string', default: '100000' },
    imported: { type: 'string', default: '20000' },
    files: { type: 'string', default: '200000' },
    reviews: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '100000' },
    follows: { type: 'string', default: '1000000' },
    many: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '100000' },
    large: { type: 'boolean', default: false },
    shoppers: { type: 'string', default: '200' },
    pieces: { type: 'string', default: '150' },
    'skip-browser': { type: 'boolean', default: false },
    into: { type: 'string', default: 'docs/performance.md' },
  },
});

const WORK = '.tmp/bench';
/** People who want the same thing, once it is back. */
const WAITING = 10_000;

const parts = new Set(values.only.split(','));
const engines = new Set(values.engines.split(','));
const size = {
  products: Number(values.products),
  shoppers: Number(values.shoppers),
  pieces: Number(values.pieces),
};
const failures: string[] = [];
const starts: StartFigures[] = [];
const eventFigureses: EventFigures[] = [];
const pluginFigureses: PluginFigures[] = [];

const attempt: Attempt = async (name, work) => {
  try {
    return await work();
  } catch (error) {
    console.error(`${name}:`, error);
    failures.push(name);
    return undefined;
  }
};

/** Written after each part, so that a later one that breaks takes nothing with it. */
function publish(...sections: Section[]): void {
  const page = existsSync(values.into) ? readFileSync(values.into, 'utf8') : '';
  writeFileSync(values.into, report(page, sections));
  for (const { heading, text } of sections) console.log(`\n${[heading, ...text].join('\n\n')}`);
}

/** @param envFor a database of that name, empty */
async function measureOn(engine: string, envFor: (name: string) => Promise<Env>): Promise<void> {
  if (parts.has('orders')) {
    await attempt(`orders on ${engine}`, async () =>
      publish(ordersSection(await measureOrders(engine, await envFor('orders'), Number(values.orders)))),
    );
  }
  if (parts.has('graphql')) {
    await attempt(`GraphQL on ${engine}`, async () =>
      publish(graphqlSection(await measureGraphql(engine, await envFor('graphql'), Number(values.orders)))),
    );
  }
  if (parts.has('desk')) {
    await attempt(`the order desk on ${engine}`, async () =>
      publish(deskSection(await measureDesk(engine, await envFor('desk')))),
    );
  }
  if (parts.has('product-import')) {
    await attempt(`the import of products on ${engine}`, async () => {
      const env = await envFor('product_import');
      publish(productImportSection(await measureProductImport(engine, env, Number(values.imported))));
    });
  }
  if (parts.has('start')) {
    await attempt(`starting on ${engine}`, async () => {
      starts.push(await measureStart(engine, await envFor('start')));
      publish(startSection(starts));
    });
  }
  if (parts.has('media')) {
    await attempt(`media on ${engine}`, async () => {
      const figures = await measureLibrary(engine, await envFor('media'), Number(values.files));
      publish(mediaIntroduction, librarySection(figures));
    });
  }
  if (parts.has('reviews')) {
    await attempt(`reviews on ${engine}`, async () => {
      const figures = await measureReviews(engine, await envFor('reviews'), Number(values.reviews));
      publish(reviewsIntroduction, reviewsSection(figures));
    });
  }
  if (parts.has('discounts')) {
    await attempt(`discounts on ${engine}`, async () =>
      publish(
        discountsIntroduction,
        discountsSection(await measureDiscounts(engine, await envFor('discounts'))),
      ),
    );
  }
  if (parts.has('delivery')) {
    await attempt(`delivery on ${engine}`, async () =>
      publish(deliveryIntroduction, deliverySection(await measureDelivery(engine, await envFor('delivery')))),
    );
  }
  if (parts.has('tax')) {
    await attempt(`tax on ${engine}`, async () =>
      publish(taxIntroduction, taxSection(await measureTax(engine, await envFor('tax')))),
    );
  }
  if (parts.has('customers')) {
    await attempt(`customers on ${engine}`, async () =>
      publish(
        customersIntroduction,
        customersSection(await measureCustomers(engine, await envFor('customers'), Number(values.customers))),
      ),
    );
  }
  if (parts.has('members')) {
    const community = { members: Number(values.customers), follows: Number(values.follows) };
    await attempt(`members on ${engine}`, async () =>
      publish(
        customersIntroduction,
        membersSection(await measureMembers(engine, await envFor('members'), community)),
      ),
    );
  }
  if (parts.has('winning-back')) {
    await attempt(`winning back on ${engine}`, async () => {
      const many = Number(values.many);
      const size = { orders: many, checkouts: many, waiting: WAITING };
      publish(winningBackIntroduction, winningBackSection(await measureWinningBack(engine, envFor, size)));
    });
  }
  if (parts.has('events')) {
    await attempt(`events on ${engine}`, async () => {
      eventFigureses.push(await measureEvents(engine, await envFor('events'), Number(values.events)));
      publish(eventsSection(eventFigureses));
    });
  }
  if (parts.has('plugins')) {
    await attempt(`plugins on ${engine}`, async () => {
      pluginFigureses.push(await measurePlugins(engine, await envFor('plugins')));
      publish(pluginsSection(pluginFigureses));
    });
  }
  if (!parts.has('shop')) return;
  await attempt(`the shop on ${engine}`, async () => {
    const figures = await measureShop(engine, await envFor('shop'), size, attempt);
    publish(shopIntroduction, shopSection(figures));
    if (figures.rush) assertHonest(figures.rush);
  });
}

async function measureScales(envFor: (name: string) => Promise<Env>): Promise<void> {
  const scale: ScaleFigures[] = [];
  for (const orders of values.scale.split(',').filter(Boolean).map(Number)) {
    await attempt(`${orders} orders`, async () => {
      scale.push(await measureScale(await envFor(`scale_${orders}`), orders));
      publish(scaleSection(scale));
    });
  }
}

async function measureReportSizes(envFor: (name: string) => Promise<Env>): Promise<void> {
  const measured: ReportFigures[] = [];
  for (const orders of values.scale.split(',').filter(Boolean).map(Number)) {
    await attempt(`reports over ${orders} orders`, async () => {
      measured.push(await measureReports(await envFor(`reports_${orders}`), orders));
      publish(reportsSection(measured));
    });
  }
}

// What is measured is the server as it is now; the pages are built by whoever asks for them.
if (
  spawnSync(process.execPath, ['src/tools/build.ts', 'server', '--logLevel', 'warn'], { stdio: 'inherit' })
    .status !== 0
)
  process.exit(1);
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
if (engines.has('pglite'))
  await measureOn('PGlite', async (name) => ({ DATA_DIR: `${WORK}/pglite-${name}` }));
const ON_POSTGRES = [
  'orders',
  'graphql',
  'desk',
  'product-import',
  'media',
  'reviews',
  'discounts',
  'delivery',
  'tax',
  'customers',
  'members',
  'winning-back',
  'events',
  'plugins',
  'start',
  'shop',
  'scale',
  'reports',
  'processes',
];
if (engines.has('postgres') && ON_POSTGRES.some((part) => parts.has(part))) {
  await attempt('PostgreSQL', async () => {
    const postgres = await startPostgres();
    const envFor = async (name: string): Promise<Env> => ({
      DATA_DIR: `${WORK}/postgres-${name}`,
      DATABASE_URL: await createDatabase(postgres.url, `bench_${name}`),
    });
    try {
      await measureOn('PostgreSQL', envFor);
      if (parts.has('scale')) await measureScales(envFor);
      if (parts.has('reports')) await measureReportSizes(envFor);
      if (parts.has('processes')) {
        await attempt('several processes', async () =>
          publish(processesSection(await measureProcesses(await envFor('processes'), Number(values.orders)))),
        );
      }
    } finally {
      await postgres.stop();
    }
  });
}
if (parts.has('media')) {
  const env = { DATA_DIR: `${WORK}/media-bytes` };
  await attempt('the bytes of media', async () =>
    publish(mediaBytesSection(await measureMediaBytes(env, WORK, values.large))),
  );
}
if (!values['skip-browser']) {
  if (parts.has('media'))
    await attempt('media in the browser', async () =>
      publish(await measureMediaPages(WORK, Number(values.files))),
    );
  if (parts.has('reviews'))
    await attempt('reviews in the browser', async () => publish(await measureReviewDesk(WORK)));
  if (parts.has('browser'))
    await attempt('the back office in the browser', async () => publish(await measureBackOffice(WORK)));
  if (parts.has('shop'))
    await attempt('the shop in the browser', async () => publish(...(await measureShopPages(WORK, attempt))));
  if (parts.has('lighthouse'))
    await attempt('Lighthouse', async () => publish(...(await measureLighthouse(WORK, attempt))));
}
if (failures.length > 0) {
  console.error(`\nNot measured, or not as it should be: ${failures.join('; ')}.`);
  process.exitCode = 1;
}
