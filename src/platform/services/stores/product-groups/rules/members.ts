import { connectedIn, type Product } from '../../catalog/public.ts';
import type { ProductGroup, StoredGroup } from '../tables.ts';

type Member = NonNullable<ProductGroup['members']>[number];
type Choice = NonNullable<Member['choice']>;

/** What a product is chosen by: one of its options, or one of its modifiers. */
export const customizationIn = (product: Product, customizationId: string) =>
  connectedIn(product).find(({ id }) => id === customizationId);

function choiceOf(product: Product, customizationId: string): Choice | undefined {
  const choices = customizationIn(product, customizationId)?.choices ?? [];
  const [only] = choices;
  if (!only || choices.length > 1) return undefined;
  return {
    ...(only.choiceId && { id: only.choiceId }),
    ...(only.choiceType && { choiceType: only.choiceType }),
    ...(only.key && { key: only.key }),
    ...(only.name && { name: only.name }),
    ...(only.colorCode && { colorCode: only.colorCode }),
  };
}

function memberOf(product: Product, customizationId: string): Member {
  const choice = choiceOf(product, customizationId);
  return {
    productId: product.id,
    productName: product.name,
    slug: product.slug,
    inventoryAvailabilityStatus: product.inventory.availabilityStatus,
    ...(choice && { choice }),
    status: choice ? (product.visible ? 'ACTIVE' : 'HIDDEN') : 'OUT_OF_SYNC',
  };
}

/** In the order of the group's choices; those that are not in it after them, by the name of their choice. */
const before =
  (choiceOrder: readonly string[]) =>
  (a: Member, b: Member): number => {
    const place = ({ choice }: Member): number => {
      const index = choiceOrder.indexOf(choice?.id ?? '');
      return index < 0 ? choiceOrder.length : index;
    };
    const byPlace = place(a) - place(b);
    if (byPlace !== 0) return byPlace;
    const [first, second] = [a, b].map(
      ({ choice, productId }) => `${choice?.name ?? ''}\n${choice?.id ?? ''}\n${productId}`,
    );
    return (first ?? '') < (second ?? '') ? -1 : 1;
  };

/** @param all also what shoppers are not shown */
export const membersOf = (
  { members, groupingCustomizationId, choiceOrder = [] }: StoredGroup,
  products: ReadonlyMap<string, Product>,
  all: boolean,
): Member[] =>
  members
    .flatMap(({ productId }) => {
      const product = products.get(productId);
      return product ? [memberOf(product, groupingCustomizationId)] : [];
    })
    .filter(({ status }) => all || status === 'ACTIVE')
    .toSorted(before(choiceOrder));
