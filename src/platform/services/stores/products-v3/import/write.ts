import type { EntryChange } from '#shared/imports.ts';
import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { bulk, type Outcome } from '#platform/crud/index.ts';
import {
  changeMembers,
  changeProduct,
  createCollection,
  createProduct,
  createProducts,
  type Product,
  type ProductInput,
  products,
} from '../../catalog/public.ts';
import { countStock } from '../with-inventory.ts';
import { countingOfNew } from './changes.ts';
import { decide, type Decision, type HowToImport, type ImportNote, omitUnknown } from './decide.ts';
import type { Imported } from './imported.ts';
import { type Known, nameKey, readKnown } from './known.ts';
import { withPlaces } from './pictures.ts';
import { problemsOf, type Problem } from './problems.ts';
import { readRecorded, record, type Recorded } from './record.ts';

export interface Result {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  productId?: string;
  problems?: Problem[];
  /** Field by field, before anything is written. */
  changes?: EntryChange[];
  /** Before anything is written. */
  notes?: ImportNote[];
}

/** What would become of each; nothing is written. */
export async function previewImport(
  context: Context,
  input: readonly Imported[],
  how: HowToImport,
): Promise<Result[]> {
  const known = await readKnown(context, input, { held: false });
  const results: Result[] = [];
  for (const one of input) {
    const { row } = one;
    try {
      const decision = await decide(context, one, known, how);
      const { notes } = omitUnknown(one, known, how);
      results.push({
        row,
        part: decision.part,
        ...(notes.length > 0 && { notes }),
        ...(decision.part !== 'fresh' && { productId: decision.before.product.id }),
        ...(decision.part === 'changed' && { changes: decision.changes }),
      });
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error;
      results.push({ row, part: 'refused', problems: problemsOf(error) });
    }
  }
  return results;
}

type Media = NonNullable<Product['media']>;

/** With places in the library for its pictures; choices show the same ones. */
async function placed<Given extends { media?: unknown; options?: ProductInput['options'] | undefined }>(
  context: Context,
  input: Given,
): Promise<Given> {
  const items = (input.media as Media | undefined)?.itemsInfo?.items;
  if (!items) return input;
  const placedItems = await withPlaces(context, items);
  const ids = new Map(items.map(({ url }, index) => [url, placedItems[index]?.id]));
  const options = input.options?.map((option) => linkPlaced(option, ids));
  return { ...input, media: { itemsInfo: { items: placedItems } }, ...(options && { options }) };
}

type Option = NonNullable<ProductInput['options']>[number];

/** Names the pictures of its choices by their ids. */
function linkPlaced(option: Option, ids: ReadonlyMap<string | undefined, string | undefined>): Option {
  const choices = option.choicesSettings?.choices?.map((choice) => {
    const linkedMedia = choice.linkedMedia?.map(({ url, ...media }) => {
      const id = ids.get(url);
      return media.id === undefined && id !== undefined
        ? { ...media, id }
        : { ...media, ...(url && { url }) };
    });
    return linkedMedia ? { ...choice, linkedMedia } : choice;
  });
  return choices ? { ...option, choicesSettings: { ...option.choicesSettings, choices } } : option;
}

async function join(
  context: Context,
  productId: string,
  names: readonly string[],
  known: Known,
): Promise<void> {
  for (const name of names) {
    const id = known.collections.get(nameKey(name)) ?? (await createCollection(context, { name })).id;
    known.collections.set(nameKey(name), id);
    await changeMembers(context, { collectionId: id, productIds: [productId] }, 'added');
  }
}

/** By variant: those of a new product stand in the order of the file. */
const countsOfNew = (input: Imported) => (composed: Product) =>
  new Map(
    composed.variantsInfo.variants.flatMap(({ id }, index) => {
      const counting = countingOfNew(input.variants[index] ?? { row: 0, choices: [] });
      return counting ? [[id, counting] as const] : [];
    }),
  );

async function apply(
  context: Context,
  input: Imported,
  decision: Exclude<Decision, { part: 'unchanged' }>,
): Promise<Product> {
  if (decision.part === 'fresh') {
    const product = await placed(context, decision.given);
    return (await createProduct(context, product, countsOfNew(input))).product;
  }
  const { before, patch, counts, brought } = decision;
  const saved = await changeProduct(context, before, await placed(context, patch));
  // Variants that it brings have ids only now.
  const known = new Set(before.product.variantsInfo.variants.map(({ id }) => id));
  const fresh = saved.variantsInfo.variants.filter(({ id }) => !known.has(id));
  for (const [index, { id }] of fresh.entries()) {
    const variant = brought[index];
    const counting = variant && countingOfNew(variant);
    if (counting) counts.set(id, counting);
  }
  await countStock(context, saved, counts);
  return saved;
}

type Import = HowToImport & { importId: string };

async function writeDecided(
  context: Context,
  input: Imported,
  decision: Decision,
  known: Known,
  importId: string,
): Promise<Result> {
  const { row } = input;
  if (decision.part === 'unchanged') return { row, part: 'unchanged', productId: decision.before.product.id };
  const { id } = await apply(context, input, decision);
  await join(context, id, decision.collections, known);
  const made = decision.part === 'fresh';
  const { revision } = (await products.get(context.db, context.siteId, id)) ?? {};
  await record(context, importId, [{ row, productId: id, made, revision: revision ?? '' }]);
  return { row, part: decision.part, productId: id };
}

async function decided(
  context: Context,
  input: Imported,
  known: Known,
  how: HowToImport,
): Promise<Outcome<Decision>> {
  try {
    return { done: await decide(context, input, known, how) };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500) throw error;
    return { refused: error };
  }
}

/** What is new is made in few statements; what is changed is changed one by one. */
async function writeTogether(
  context: Context,
  entries: readonly Imported[],
  known: Known,
  { importId, ...how }: Import,
): Promise<Outcome<Result>[]> {
  const outcomes: Outcome<Result>[] = [];
  const fresh: { index: number; given: Imported; decision: Extract<Decision, { part: 'fresh' }> }[] = [];
  for (const [index, input] of entries.entries()) {
    const outcome = await decided(context, input, known, how);
    if ('refused' in outcome) outcomes[index] = outcome;
    else if (outcome.done.part === 'fresh') fresh.push({ index, given: input, decision: outcome.done });
    else outcomes[index] = { done: await writeDecided(context, input, outcome.done, known, importId) };
  }
  if (fresh.length === 0) return outcomes;
  const wanted = [];
  for (const { given, decision } of fresh)
    wanted.push({ given: await placed(context, decision.given), countsOf: countsOfNew(given) });
  const { products: made } = await createProducts(context, wanted);
  const recorded: Recorded[] = [];
  for (const [place, { index, given, decision }] of fresh.entries()) {
    const { id, revision } = made[place] ?? { id: '', revision: '' };
    await join(context, id, decision.collections, known);
    recorded.push({ row: given.row, productId: id, made: true, revision: revision ?? '' });
    outcomes[index] = { done: { row: given.row, part: 'fresh', productId: id } };
  }
  await record(context, importId, recorded);
  return outcomes;
}

/** The same again, where nobody heard how it went: what is written stays as it is. */
const told = ({ row, made, productId }: Recorded): Result => ({
  row,
  part: made ? 'fresh' : 'changed',
  productId,
});

/** Makes and changes products as `createProduct` and `updateProduct` do, in one transaction; what one is rejected for undoes no other. */
export async function writeProducts(
  context: Context,
  input: readonly Imported[],
  how: Import,
): Promise<Result[]> {
  const { db, siteId } = context;
  await lockByName(db, `product-import:${siteId}:${how.importId}`);
  const before = await readRecorded(
    context,
    how.importId,
    input.map(({ row }) => row),
  );
  const open = input.filter(({ row }) => !before.has(row));
  const known = await readKnown(context, open, { held: true });
  const { results } = await bulk<Imported, Result, Result>(context, {
    entries: open,
    each: async (one) =>
      writeDecided(context, one, await decide(context, one, known, how), known, how.importId),
    together: (some) => writeTogether(context, some, known, how),
    show: (result) => result,
  });
  const written = new Map(
    results.map(({ itemMetadata: { originalIndex, error }, item }): [number, Result] => {
      const { row = 0 } = open[originalIndex] ?? {};
      if (item) return [row, item];
      const violations = error?.data['fieldViolations'] as PlatformError['violations'];
      const rejected = new PlatformError(400, error?.description ?? '', {
        ...(violations && { violations }),
      });
      return [row, { row, part: 'refused', problems: problemsOf(rejected) }];
    }),
  );
  return input.flatMap(({ row }) => {
    const earlier = before.get(row);
    return earlier ? told(earlier) : (written.get(row) ?? []);
  });
}
