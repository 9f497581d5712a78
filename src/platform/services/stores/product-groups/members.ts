import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { Handler, ProductGroupsApi } from '#platform/contract/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { products } from '../catalog/public.ts';
import { groupNotFound } from './group.ts';
import { customizationIn } from './rules/members.ts';
import { productGroups, type StoredGroup } from './tables.ts';

const MAX_MEMBERS = 100;

async function hold({ db, siteId }: Context, id: string): Promise<StoredGroup> {
  const group = await productGroups.getForUpdate(db, siteId, id);
  if (!group) throw groupNotFound(id);
  return group;
}

const keep = async ({ db, siteId, clock }: Context, group: StoredGroup): Promise<void> => {
  await productGroups.replace(db, siteId, group, { now: clock.now() });
};

const allDone = (productIds: readonly string[]) => ({
  results: productIds.map((productId) => ({ productId, success: true })),
});

/** All of them, or none; those that are in it already stay. */
export const assignProductsToProductGroup: Handler<
  ProductGroupsApi,
  'assignProductsToProductGroup',
  Context
> = async ({ productGroupId, productIds }, context) => {
  const group = await hold(context, productGroupId);
  const wanted = [...new Set(productIds)];
  const found = await products.getMany(context.db, context.siteId, wanted);
  const missing = wanted.filter((id) => !found.some((product) => product.id === id));
  if (missing.length > 0)
    throw notFound('Not all of these products are there.', 'PRODUCTS_NOT_FOUND', { productIds: missing });
  const without = found.filter((product) => !customizationIn(product, group.groupingCustomizationId));
  if (without.length > 0)
    throw badRequest(
      'Not all of these products are chosen by what groups them.',
      'PRODUCTS_MISSING_CUSTOMIZATION',
      {
        productIds: without.map(({ id }) => id),
      },
    );
  const known = new Set(group.members.map(({ productId }) => productId));
  const added = found.filter(({ id }) => !known.has(id));
  if (group.members.length + added.length > MAX_MEMBERS)
    throw failedPrecondition(`A group has at most ${MAX_MEMBERS} products.`, 'MEMBER_LIMIT_EXCEEDED', {
      threshold: MAX_MEMBERS,
    });
  const members = [...group.members, ...added.map(({ id, name }) => ({ productId: id, productName: name }))];
  if (added.length > 0) await keep(context, { ...group, members });
  return allDone(productIds);
};

export const unassignProductsFromProductGroup: Handler<
  ProductGroupsApi,
  'unassignProductsFromProductGroup',
  Context
> = async ({ productGroupId, productIds }, context) => {
  const group = await hold(context, productGroupId);
  const strangers = productIds.filter((id) => !group.members.some(({ productId }) => productId === id));
  if (strangers.length > 0)
    throw badRequest('Not all of these products are in the group.', 'PRODUCTS_NOT_IN_GROUP', {
      productIds: strangers,
    });
  await keep(context, {
    ...group,
    members: group.members.filter(({ productId }) => !productIds.includes(productId)),
  });
  return allDone(productIds);
};

async function groupsOf({ db, siteId }: Context, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from product_groups
    where site_id = ${siteId} and members_product_id @> jsonb_build_array(${productId}::text) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A product that is gone is in no group. */
export async function removeFromGroups({ entityId }: DomainEvent, context: Context): Promise<void> {
  for (const id of await groupsOf(context, entityId)) {
    const group = await hold(context, id);
    await keep(context, {
      ...group,
      members: group.members.filter(({ productId }) => productId !== entityId),
    });
  }
}

/** Groups are found by what their products are called. */
export async function followName({ entityId, body }: DomainEvent, context: Context): Promise<void> {
  if (!('updatedEvent' in body)) return;
  const { currentEntity, modifiedFields } = body.updatedEvent;
  const { name } = currentEntity as { name?: string };
  if (name === undefined || (modifiedFields && !('name' in modifiedFields))) return;
  for (const id of await groupsOf(context, entityId)) {
    const group = await hold(context, id);
    const isCalled = group.members.some((one) => one.productId === entityId && one.productName === name);
    if (isCalled) continue;
    const members = group.members.map((one) =>
      one.productId === entityId ? { ...one, productName: name } : one,
    );
    await keep(context, { ...group, members });
  }
}
