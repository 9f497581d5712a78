import type { Context } from '#platform/context.ts';
import { may } from '#platform/identity/caller.ts';
import { products, type Product } from '../catalog/public.ts';
import { customizationIn, membersOf } from './rules/members.ts';
import type { ProductGroup, StoredGroup } from './tables.ts';

const SEES_ALL = 'stores:catalog:v3:product_group:read_non_visible';

async function productsIn(
  { db, siteId }: Context,
  groups: readonly StoredGroup[],
): Promise<Map<string, Product>> {
  const ids = [...new Set(groups.flatMap(({ members }) => members.map(({ productId }) => productId)))];
  const found = ids.length > 0 ? await products.getMany(db, siteId, ids) : [];
  return new Map(found.map((product) => [product.id, product]));
}

function customizationOf(
  { groupingCustomizationId: id, members }: StoredGroup,
  known: ReadonlyMap<string, Product>,
): object {
  for (const { productId } of members) {
    const product = known.get(productId);
    const found = product && customizationIn(product, id);
    if (found)
      return {
        groupingCustomization: {
          id,
          name: found.name,
          customizationType: found.type,
          ...(found.renderType && { customizationRenderType: found.renderType }),
        },
      };
  }
  return {};
}

/** With what their members are now: one look at the products for all of the groups. */
export async function present(
  stored: readonly StoredGroup[],
  context: Context,
  fields: ReadonlySet<string> = new Set(),
): Promise<ProductGroup[]> {
  const known = await productsIn(context, stored);
  const all = may(context.caller, SEES_ALL);
  return stored.map((group) => ({
    ...group,
    choiceOrder: group.choiceOrder ?? [],
    members: membersOf(group, known, all),
    ...(fields.has('GROUPING_CUSTOMIZATION') && customizationOf(group, known)),
  }));
}
