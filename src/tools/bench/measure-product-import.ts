import type { ProductImport } from '../../shared/product-import.ts';
import { staffOf, timed } from './measure-desk.ts';
import { serveOurs, serverEnv, type Env } from './processes.ts';

export interface ProductImportFigures {
  engine: string;
  products: number;
  /** Rows of the file: three variants each. */
  rows: number;
  /** Milliseconds. */
  dryRun: number;
  import: number;
  memory: { now: number; peak: number };
}

const HEAD = 'Handle,Name,Option 1,Choice 1,SKU,Price,Cost,Weight (kg),Stock';
const SIZES = ['S', 'M', 'L'];

/** As our own export writes them. */
function productsCsv(count: number): string {
  const rows = Array.from({ length: count }, (_, n) =>
    SIZES.map(
      (size, at) =>
        `bench-${n},${at === 0 ? `Bench ${n}` : ''},${at === 0 ? 'Size' : ''},${size},B-${n}-${size},${20 + at}.50,8.00,0.25,12`,
    ).join('\n'),
  );
  return [HEAD, ...rows].join('\n');
}

/** A file of products, read and written, into the demo store. */
export async function measureProductImport(
  engine: string,
  env: Env,
  products: number,
): Promise<ProductImportFigures> {
  const ours = await serveOurs({ ...serverEnv(env), DEMO: '1' });
  try {
    const staff = await staffOf(ours.base);
    const csv = productsCsv(products);
    const dry = await timed(async () => {
      const reply = await staff.call('POST', '/product-imports?name=bench.csv', csv);
      return (await reply.json()) as ProductImport;
    });
    const { summary, id } = dry.result;
    if (summary?.fresh.count !== products) throw new Error(`The dry run says ${JSON.stringify(summary)}.`);
    const written = await timed(() => staff.job('products.import', { filter: { import: id } }));
    return {
      engine,
      products,
      rows: products * SIZES.length,
      dryRun: dry.took,
      import: written.took,
      memory: ours.memory(),
    };
  } finally {
    await ours.stop();
  }
}
