import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { alreadyExists, type PlatformError } from '#platform/contract/errors.ts';
import type { Product } from './product.ts';

const CODES = {
  sku: ['SKU_ALREADY_EXIST_ERROR', 'article number'],
  barcode: ['BARCODE_ALREADY_EXIST_ERROR', 'barcode'],
  variant: ['VARIANT_ID_ALREADY_EXISTS', 'variant id'],
} as const;

interface Key {
  kind: keyof typeof CODES;
  key: string;
  product: string;
}

const keysOf = ({ id, variantsInfo }: Product): Key[] =>
  variantsInfo.variants.flatMap((variant): Key[] => [
    { kind: 'variant', key: variant.id, product: id },
    ...(variant.sku ? [{ kind: 'sku' as const, key: variant.sku, product: id }] : []),
    ...(variant.barcode ? [{ kind: 'barcode' as const, key: variant.barcode, product: id }] : []),
  ]);

const taken = ({ kind, key }: Key): PlatformError => {
  const [code, word] = CODES[kind];
  return alreadyExists(`The ${word} ${key} is in use already.`, code, { [kind]: key });
};

/**
 * Article numbers, barcodes and variant ids belong to one variant each; the key makes that hold for two at once.
 * @throws 409 with the code the contract declares
 */
export async function claimKeys(db: Queryable, siteId: string, products: readonly Product[]): Promise<void> {
  const keys = products
    .flatMap(keysOf)
    .toSorted((a, b) => (`${a.kind}${a.key}` < `${b.kind}${b.key}` ? -1 : 1));
  const twice = keys.find(
    (key, index) => keys[index - 1]?.kind === key.kind && keys[index - 1]?.key === key.key,
  );
  if (twice) throw taken(twice);
  const { rows } = await sql<{ kind: Key['kind']; key: string }>`
    insert into variant_keys (site_id, kind, key, product_id)
    select ${siteId}::text, one ->> 'kind', one ->> 'key', one ->> 'product'
    from jsonb_array_elements(${JSON.stringify(keys)}::text::jsonb) as one
    on conflict do nothing returning kind, key`.execute(db);
  if (rows.length === keys.length) return;
  const claimed = new Set(rows.map(({ kind, key }) => `${kind}:${key}`));
  const rejected = keys.find(({ kind, key }) => !claimed.has(`${kind}:${key}`));
  if (rejected) throw taken(rejected);
}

export const releaseKeys = async (
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<void> => {
  await sql`delete from variant_keys
    where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])`.execute(db);
};
