import { sql, type RawBuilder } from 'kysely';
import { badRequest } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { ReconcileContext } from '../attributes/reconcile.ts';
import type { Product } from '../product.ts';
import { connect } from './connect.ts';
import { type Connected, connectedIn } from './connected.ts';
import { type Plan, planFor } from './plan.ts';
import { MAX_PER_TYPE, roomFor } from './quota.ts';
import { freeTextOf, valueOf } from './same.ts';
import { type Customization, customizations } from './tables.ts';

/** So many of one name are looked through for one that says the same. */
const OF_A_NAME = 5;

const events = entityEvents('wix.stores.catalog.v3.customization');

const contentOf = (product: Product): string =>
  JSON.stringify(
    connectedIn(product).map(({ type, id, name, renderType, choices, freeText }) => [
      [type, id, name, renderType, freeTextOf(freeText)],
      choices.map((choice) => [choice.choiceId, choice.name, valueOf(choice)]),
    ]),
  );

/** Those that products may mean, oldest first. */
async function candidates(
  { db, siteId }: ReconcileContext,
  wanted: readonly Connected[],
  lock: RawBuilder<unknown> = sql``,
): Promise<Customization[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const names = [...new Set(wanted.map(({ name }) => name))];
  const { rows } = await sql<{ doc: Customization }>`select doc from customizations
    where site_id = ${siteId} and (id = any(${ids}::text[]) or id in (
      select id from (
        select id, row_number() over (partition by name, customization_type order by created_date, id) as place
        from customizations where site_id = ${siteId} and name = any(${names}::text[])) as named
      where place <= ${OF_A_NAME}))
    order by id ${lock}`.execute(db);
  return rows
    .map(({ doc }) => doc)
    .toSorted((a, b) => ((a.createdDate ?? '') < (b.createdDate ?? '') ? -1 : 1));
}

async function held({ db, siteId }: ReconcileContext, ids: readonly string[], lock: RawBuilder<unknown>) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ doc: Customization }>`select doc from customizations
    where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by id ${lock}`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** What is meant, held until the transaction ends: so that nobody renames it or adds to it meanwhile. */
async function holdPlan(settling: ReconcileContext, wanted: readonly Connected[]): Promise<Plan> {
  const known = await candidates(settling, wanted);
  const plan = planFor(wanted, known, settling);
  const used = [...new Set(plan.meant)].filter((id) => !plan.made.has(id));
  const extended = await held(settling, [...plan.extended], sql`for update`);
  const others = await held(
    settling,
    used.filter((id) => !plan.extended.has(id)),
    sql`for share`,
  );
  const now = new Map([...extended, ...others].map(({ id, revision }) => [id, revision]));
  const before = new Map(known.map(({ id, revision }) => [id, revision]));
  if (used.every((id) => now.has(id) && now.get(id) === before.get(id))) return plan;
  return planFor(wanted, await candidates(settling, wanted, sql`for update`), settling);
}

async function refuseTooMany(settling: ReconcileContext, made: readonly Customization[]): Promise<void> {
  for (const type of new Set(made.map(({ customizationType }) => customizationType))) {
    const adding = made.filter(({ customizationType }) => customizationType === type).length;
    if (adding > (await roomFor(settling, type)))
      throw badRequest(`There are ${MAX_PER_TYPE} already.`, 'CUSTOMIZATIONS_CREATION_FAILED', {
        customizationType: type,
      });
  }
}

/**
 * Products with the customizations that their options and modifiers refer to; new ones are made, and choices that are new
 * to one are added to it. What an edit left as it was stays.
 * @throws 400 CUSTOMIZATIONS_CREATION_FAILED where there would be too many
 */
export async function reconcileCustomizations(
  settling: ReconcileContext,
  products: readonly Product[],
  before?: Product,
): Promise<Product[]> {
  const previous = before && contentOf(before);
  const changed = products.filter((product) => contentOf(product) !== (previous ?? '[]'));
  const wanted = changed.flatMap(connectedIn);
  if (wanted.length === 0) return [...products];
  const { db, siteId, now, tell } = settling;
  const plan = await holdPlan(settling, wanted);
  const of = (ids: Iterable<string>): Customization[] => [...ids].flatMap((id) => plan.all.get(id) ?? []);
  const made = of(plan.made);
  await refuseTooMany(settling, made);
  const fresh = await customizations.insertMany(db, siteId, made);
  for (const one of fresh) await tell?.(events.created(one));
  for (const one of of(plan.extended)) {
    const stored = await customizations.replace(db, siteId, one, { now: new Date(now) });
    await tell?.(events.updated(stored));
  }
  const meant = of(plan.meant);
  let place = 0;
  const settled = new Map(
    changed.map((product) => {
      const count = product.options.length + (product.modifiers?.length ?? 0);
      const own = meant.slice(place, place + count);
      place += count;
      return [product.id, connect(product, own)] as const;
    }),
  );
  return products.map((product) => settled.get(product.id) ?? product);
}
