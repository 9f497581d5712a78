import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import { describeStock, readStockOfProducts } from '../../inventory/public.ts';
import { inList } from '../attributes/attribute.ts';
import type { Product } from '../product.ts';
import { subjectOf } from '../stock-subject.ts';
import { connect } from './connect.ts';
import { choicesIn, type Customization, customizations } from './tables.ts';

/** Products that refer to one, as an option or as a modifier. */
export const customizationUse = {
  entity: customizations,
  usedBy: (id: Parameters<typeof inList>[1]) =>
    sql<boolean>`(${inList('options_id', id)} or ${inList('modifiers_id', id)})`,
};

const BATCH = 50;

/** An edit of a customization is none of the products that refer to it: their revision stays. They are held before. */
async function rewriteUsers(
  context: Context,
  id: string,
  change: (product: Product) => Product,
): Promise<void> {
  const { db, siteId } = context;
  const { rows } = await sql<{ id: string }>`select id from products
    where site_id = ${siteId} and ${customizationUse.usedBy(sql`${id}`)} order by id`.execute(db);
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map((row) => row.id);
    const { rows: found } = await sql<{ doc: Product }>`select doc from products
      where site_id = ${siteId} and id = any(${ids}::text[])`.execute(db);
    const after = found.map(({ doc }) => change(doc));
    forgetOwnDocuments(db, 'products');
    await sql`update products set doc = new from jsonb_array_elements(${JSON.stringify(after)}::text::jsonb) as new
      where site_id = ${siteId} and id = new ->> 'id'`.execute(db);
    const subjects = after.flatMap((product) =>
      product.variantsInfo.variants.map((variant) => [variant.id, subjectOf(product, variant)] as const),
    );
    await describeStock(db, siteId, await readStockOfProducts(context, ids), new Map(subjects));
  }
}

const namesOf = ({
  options,
  modifiers = [],
}: Product): [(string | null | undefined)[], (string | null | undefined)[]] => [
  options.map(({ name }) => name),
  modifiers.map(({ name }) => name),
];

/** Its new words in all products that refer to it. @throws 409 where one of them has another of that name */
export const followCustomization = (context: Context, customization: Customization): Promise<void> =>
  rewriteUsers(context, customization.id, (product) => {
    const all = [...product.options, ...(product.modifiers ?? [])];
    // What is not this one keeps its words: connecting knows only those it is given.
    const after = connect(
      product,
      all.map((one) => (one.id === customization.id ? customization : undefined)),
    );
    if (namesOf(after).some((names) => new Set(names).size < names.length))
      throw badRequest(
        `The product ${product.name} has another one named ${customization.name}.`,
        'DUPLICATE_PRODUCT_OPTIONS',
        { productId: product.id },
      );
    return after;
  });

/** `docs:` a modifier goes from all products that refer to it. */
export const removeModifierFromProducts = (context: Context, { id }: Customization): Promise<void> =>
  rewriteUsers(context, id, (product) => withModifiers(product, (modifier) => modifier.id !== id));

function withModifiers(
  product: Product,
  keep: (modifier: NonNullable<Product['modifiers']>[number]) => boolean,
): Product {
  const { modifiers = [], ...rest } = product;
  const left = modifiers.filter(keep);
  return { ...rest, ...(left.length > 0 && { modifiers: left }) };
}

/** `docs:` choices of a modifier go from the products; one that had no others goes with them. */
export const removeModifierChoicesFromProducts = (
  context: Context,
  { id }: Customization,
  missing: ReadonlySet<string>,
): Promise<void> =>
  rewriteUsers(context, id, (product) => {
    const modifiers = (product.modifiers ?? []).map((modifier) => {
      const choices = modifier.choicesSettings?.choices;
      if (modifier.id !== id || !choices) return modifier;
      const left = choices.filter(({ choiceId }) => !missing.has(choiceId ?? ''));
      return { ...modifier, choicesSettings: { ...modifier.choicesSettings, choices: left } };
    });
    return withModifiers(
      { ...product, modifiers },
      (modifier) => modifier.id !== id || (modifier.choicesSettings?.choices?.length ?? 0) > 0,
    );
  });

/** Which of its choices products offer. */
export async function assignedChoices(
  { db, siteId }: Context,
  customization: Customization,
): Promise<Set<string>> {
  const ids = choicesIn(customization).map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select distinct choice #>> '{}' as id
    from products cross join lateral
      jsonb_path_query(doc, 'lax $.options[*].choicesSettings.choices[*].choiceId') as choice
    where site_id = ${siteId} and ${inList('options_id', sql`${customization.id}`)}
      and choice #>> '{}' = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
