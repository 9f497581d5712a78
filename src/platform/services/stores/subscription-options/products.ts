import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type {
  Handler,
  OperationName,
  Reply,
  Request,
  SubscriptionOptionsApi,
} from '#platform/contract/index.ts';
import {
  changeProduct,
  lockProduct,
  lockProducts,
  type LockedProduct,
  type Product,
  productNotFound,
  products,
  type Subscription,
} from '../catalog/public.ts';
import { optionInProduct, subscriptionOf } from './on-product.ts';
import { type SubscriptionOption, subscriptionOptions } from './tables.ts';
import { optionNotFound } from './not-found.ts';

type On<Name extends OperationName<SubscriptionOptionsApi>> = Handler<SubscriptionOptionsApi, Name, Context>;

const on = (product: Product): Subscription[] =>
  (product.subscriptionDetails?.subscriptions ?? []) as Subscription[];

async function readProduct({ db, siteId }: Context, productId: string): Promise<Product> {
  const product = await products.get(db, siteId, productId);
  if (!product) throw productNotFound(productId);
  return product;
}

/** Who carries the option, the oldest first. */
const carrying = ({ siteId }: Context, optionId: string) => {
  const part = JSON.stringify([{ id: optionId }]);
  return sql`from products where site_id = ${siteId}
    and doc -> 'subscriptionDetails' is not null
    and doc -> 'subscriptionDetails' -> 'subscriptions' @> ${part}::jsonb`;
};

async function idsCarrying(context: Context, optionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${carrying(context, optionId)} order by id`.execute(context.db);
  return rows.map(({ id }) => id);
}

const write = (
  context: Context,
  locked: LockedProduct,
  subscriptions: readonly Subscription[],
): Promise<Product> => {
  const allowOneTimePurchases = locked.product.subscriptionDetails?.allowOneTimePurchases ?? false;
  return changeProduct(
    context,
    locked,
    { subscriptionDetails: { subscriptions: [...subscriptions], allowOneTimePurchases } },
    { mask: ['subscriptionDetails'] },
  );
};

/** Wherever the option is offered, it is offered as it is now; the option is locked. */
export async function bringToProducts(context: Context, option: SubscriptionOption): Promise<void> {
  const locked = await lockProducts(context, await idsCarrying(context, option.id));
  for (const one of locked.values()) {
    const next = on(one.product).map((known) =>
      known.id === option.id ? subscriptionOf(option, known.visible === false) : known,
    );
    await write(context, one, next);
  }
}

/** What is gone is offered nowhere; who subscribed with it keeps what was agreed. */
export async function takeFromProducts(context: Context, optionId: string): Promise<void> {
  const locked = await lockProducts(context, await idsCarrying(context, optionId));
  for (const one of locked.values()) {
    const left = on(one.product).filter(({ id }) => id !== optionId);
    await write(context, one, left);
  }
}

type Assigned = NonNullable<
  Request<SubscriptionOptionsApi, 'assignSubscriptionOptionsToProduct'>['assignedSubscriptionOptions']
>;

function refuseTwice(assigned: Assigned): void {
  const ids = assigned.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw invalidField(`assignedSubscriptionOptions[${twice}].id`, 'OTHER', 'is there twice');
}

/** Options before products, as whoever changes an option does. */
export const assignSubscriptionOptionsToProduct: On<'assignSubscriptionOptionsToProduct'> = async (
  { productId, assignedSubscriptionOptions },
  context,
) => {
  const assigned = assignedSubscriptionOptions ?? [];
  refuseTwice(assigned);
  const ids = assigned.map(({ id }) => id ?? '');
  const options = await subscriptionOptions.getManyForUpdate(context.db, context.siteId, ids);
  const locked = await lockProduct(context, productId);
  const own = new Map(on(locked.product).map((known) => [known.id, known]));
  const next = assigned.map(({ id = '', hidden = false }) => {
    const option = options.find((known) => known.id === id);
    if (option) return subscriptionOf(option, hidden);
    // One that was written with the product itself.
    const known = own.get(id);
    if (!known) throw optionNotFound(id);
    return { ...known, visible: !hidden };
  });
  await write(context, locked, next);
  return {};
};

export const allowOneTimePurchases: On<'allowOneTimePurchases'> = async ({ productId, allowed }, context) => {
  const locked = await lockProduct(context, productId);
  const { subscriptionDetails } = locked.product;
  // What has no option is bought once; there is nothing to allow.
  if (!subscriptionDetails) return {};
  const next = { ...subscriptionDetails, allowOneTimePurchases: allowed };
  await changeProduct(context, locked, { subscriptionDetails: next }, { mask: ['subscriptionDetails'] });
  return {};
};

export const getOneTimePurchasesStatus: On<'getOneTimePurchasesStatus'> = async ({ productId }, context) => {
  const { subscriptionDetails } = await readProduct(context, productId);
  return { allowed: subscriptionDetails?.allowOneTimePurchases ?? true };
};

export const getSubscriptionOptionsForProduct: On<'getSubscriptionOptionsForProduct'> = async (
  { productId, includeHiddenSubscriptionOptions = false },
  context,
) => {
  const known = on(await readProduct(context, productId));
  const shown = known.filter(({ visible }) => includeHiddenSubscriptionOptions || visible !== false);
  return { subscriptionOptions: shown.map(optionInProduct) };
};

const MAX = 100;

export const getProductIdsForSubscriptionOption = async (
  request: Request<SubscriptionOptionsApi, 'getProductIdsForSubscriptionOption'>,
  context: Context,
): Promise<Reply<SubscriptionOptionsApi, 'getProductIdsForSubscriptionOption'>> => {
  const { id, includeHiddenProducts = false, paging } = request;
  const offset = Math.max(0, paging?.offset ?? 0);
  const { db, siteId } = context;
  if (!(await subscriptionOptions.get(db, siteId, id))) throw optionNotFound(id);
  const seen = includeHiddenProducts ? sql`` : sql`and visible`;
  const { rows } = await sql<{ id: string; total: string | number }>`
    with found as materialized (select id, created_date ${carrying(context, id)} ${seen})
    select id, (select count(*) from found) as total from found order by created_date, id
    limit ${paging?.limit ?? MAX} offset ${offset}`.execute(db);
  const productIds = rows.map((row) => row.id);
  return {
    productIds,
    metadata: { items: productIds.length, offset },
    totalResults: Number(rows[0]?.total ?? (offset === 0 ? 0 : await countCarrying(context, id, seen))),
  };
};

async function countCarrying(context: Context, id: string, seen: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: string | number }>`
    select count(*) as n ${carrying(context, id)} ${seen}`.execute(context.db);
  return Number(rows[0]?.n ?? 0);
}
