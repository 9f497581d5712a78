import type { ProductImport } from '../../shared/product-import.ts';
import { connect } from './measure.ts';
import { OVER, staffOf, timed } from './measure-desk.ts';
import { serve, serveOurs, serverEnv, type Env } from './processes.ts';
import { SITE } from './scenarios.ts';

export interface ProductImportFigures {
  engine: string;
  products: number;
  /** Rows of the file: three variants each. */
  rows: number;
  /** Milliseconds. */
  dryRun: number;
  import: number;
  /** The same by hand-written SQL. */
  bare: number;
  /** Resident MiB while the import is at a quarter, half, three quarters and all of it. */
  memoryAt: number[];
  /** A file of a quarter as many, whose process is killed half-way: milliseconds from the next start to its end. */
  resumed: { products: number; took: number };
  memory: { now: number; peak: number };
}

/** The last of those that were copied by one statement; none are left where there is none. */
interface Copied {
  last: string | null;
  variants: number;
}

type Staff = Awaited<ReturnType<typeof staffOf>>;

/** Who looks oftener counts all of its items again and again. */
const LOOK_EVERY_MS = 500;
const HEAD = 'Handle,Name,Option 1,Choice 1,SKU,Price,Cost,Weight (kg),Stock';
const SIZES = ['S', 'M', 'L'];

/** As our own export writes them. */
function productsCsv(word: string, count: number): string {
  const rows = Array.from({ length: count }, (_, n) =>
    SIZES.map(
      (size, at) =>
        `${word}-${n},${at === 0 ? `${word} ${n}` : ''},${at === 0 ? 'Size' : ''},${size},${word}-${n}-${size},${20 + at}.50,8.00,0.25,12`,
    ).join('\n'),
  );
  return [HEAD, ...rows].join('\n');
}

async function dryRun(staff: Staff, csv: string): Promise<ProductImport> {
  const reply = await staff.call('POST', '/product-imports?name=bench.csv', csv);
  return (await reply.json()) as ProductImport;
}

async function allFresh(staff: Staff, csv: string, products: number): Promise<string> {
  const { id, summary } = await dryRun(staff, csv);
  if (summary?.fresh.count !== products) throw new Error(`The dry run says ${JSON.stringify(summary)}.`);
  return id;
}

/** Killed half-way and started again: what is there afterwards is what the file says, once. */
async function measureResumed(env: Env, products: number): Promise<number> {
  const csv = productsCsv('killed', products);
  const first = await serveOurs(env);
  const staff = await staffOf(first.base);
  const id = await allFresh(staff, csv, products);
  const job = await staff.start('products.import', { filter: { import: id } });
  await staff.until(job, ({ done, status }) => done >= products / 2 || OVER.has(status));
  await first.kill();
  const started = performance.now();
  const next = await serveOurs(env);
  try {
    const again = await staffOf(next.base);
    const { status, done, failed } = await again.until(job, (now) => OVER.has(now.status), LOOK_EVERY_MS);
    const took = performance.now() - started;
    const { brought } = (await (await again.call('GET', `/product-imports/${id}`)).json()) as ProductImport;
    const { summary } = await dryRun(again, csv);
    const there = summary?.unchanged.count;
    if (status !== 'done' || failed > 0 || done !== products || brought !== products || there !== products)
      throw new Error(`Resumed: ${JSON.stringify({ status, done, failed, brought, summary })}.`);
    return took;
  } finally {
    await next.stop();
  }
}

async function measureBare(env: Env, rows: number): Promise<number> {
  const bare = await serve('src/tools/bench/baseline-server.ts', { ...env, SITE_ID: SITE }, '/newest');
  const connection = connect(bare.base);
  try {
    const { took, result } = await timed(async () => {
      let variants = 0;
      let after: string | null = 'bench-';
      while (after !== null) {
        const path: string = `/import?after=${encodeURIComponent(after)}`;
        const answer = await connection.ask<Copied[]>({ method: 'GET', path });
        variants += answer[0]?.variants ?? 0;
        after = answer[0]?.last ?? null;
      }
      return variants;
    });
    if (result !== rows) throw new Error(`By hand ${result} variants were written.`);
    return took;
  } finally {
    connection.close();
    await bare.stop();
  }
}

/** A file of products, read and written, into the demo store. */
export async function measureProductImport(
  engine: string,
  env: Env,
  products: number,
): Promise<ProductImportFigures> {
  const demo = { ...serverEnv(env), DEMO: '1' };
  const csv = productsCsv('bench', products);
  const memoryAt: number[] = [];
  const ours = await serveOurs(demo);
  const done = await (async () => {
    const staff = await staffOf(ours.base);
    const dry = await timed(() => allFresh(staff, csv, products));
    const written = await timed(() =>
      staff.job(
        'products.import',
        { filter: { import: dry.result } },
        {
          every: LOOK_EVERY_MS,
          look(job) {
            if (job.done >= (products * (memoryAt.length + 1)) / 4) memoryAt.push(ours.memory().now);
          },
        },
      ),
    );
    return { dryRun: dry.took, import: written.took, memory: ours.memory() };
  })().finally(() => ours.stop());
  const rows = products * SIZES.length;
  const bare = await measureBare(env, rows);
  const fewer = Math.ceil(products / 4);
  const resumed = { products: fewer, took: await measureResumed(demo, fewer) };
  return { engine, products, rows, bare, memoryAt, resumed, ...done };
}
