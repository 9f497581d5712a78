import type { Context } from '#platform/context.ts';
import { badRequest, notImplemented, PlatformError } from '#platform/contract/errors.ts';
import { MAX_LINES, withAdded, type RequestedLines } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { withMembership } from '../rules/memberships.ts';
import { requireMembership, wantedBy } from './memberships.ts';
import type { CatalogItemInput, CustomItemInput } from './api-cart.ts';

export interface ItemsInput {
  catalogItems?: readonly CatalogItemInput[];
  customItems?: readonly CustomItemInput[];
}

type Catalogue = NonNullable<RequestedLines['lineItems']>[number];
type Custom = NonNullable<RequestedLines['customLineItems']>[number];

const paidAtOnce = (option: string | undefined, deposit: unknown, usual = ['FULL_PAYMENT_ONLINE']): void => {
  if ((option !== undefined && !usual.includes(option)) || deposit != null)
    throw notImplemented('A line is paid online and at once.', 'NOT_IMPLEMENTED');
};

function overridesOf({
  catalogOverrideFields: input,
  selectedMembership,
  membershipPayment,
}: CatalogItemInput): Catalogue['catalogOverrideFields'] {
  if (!input) return undefined;
  const byMembership = (selectedMembership ?? membershipPayment) ? ['MEMBERSHIP'] : [];
  paidAtOnce(input.paymentOption?.value, input.depositAmount, ['FULL_PAYMENT_ONLINE', ...byMembership]);
  const { name, salePrice, fullPrice, descriptionLines, physicalProperties, image } = input;
  return {
    ...(name && { productName: name }),
    ...(salePrice != null && { price: salePrice }),
    ...(fullPrice != null && { fullPrice }),
    ...(descriptionLines && { descriptionLines }),
    ...(physicalProperties && { physicalProperties }),
    ...(image && { image }),
  };
}

function fromCatalogue(item: CatalogItemInput): Catalogue {
  const { catalogReference, quantity, extendedFields } = item;
  const catalogOverrideFields = overridesOf(item);
  return {
    ...(catalogReference && { catalogReference }),
    ...(quantity !== undefined && { quantity }),
    ...(extendedFields && { extendedFields }),
    ...(catalogOverrideFields && { catalogOverrideFields }),
  };
}

function fromHand({ name, quantityInfo, pricing, source, attributes, ...more }: CustomItemInput): Custom {
  const { taxConfig, paymentConfig, modifierGroups = [] } = more;
  if (modifierGroups.length > 0) throw notImplemented('Lines have no modifiers here.', 'NOT_IMPLEMENTED');
  paidAtOnce(paymentConfig?.paymentOption, paymentConfig?.depositAmount);
  const { price, fullPrice } = pricing ?? {};
  return {
    ...(name && { productName: name }),
    quantity: quantityInfo?.requestedQuantity ?? 1,
    ...(quantityInfo?.availableQuantity != null && { quantityAvailable: quantityInfo.availableQuantity }),
    price: price?.amount ?? '0',
    ...(fullPrice?.amount && { fullPrice: fullPrice.amount }),
    ...(attributes?.descriptionLines && { descriptionLines: attributes.descriptionLines }),
    ...(attributes?.image && { media: attributes.image }),
    ...(attributes?.url && { url: attributes.url }),
    ...(attributes?.itemType && { itemType: attributes.itemType }),
    ...(attributes?.physicalProperties && { physicalProperties: attributes.physicalProperties }),
    ...(taxConfig?.taxGroupId && { taxGroupId: taxConfig.taxGroupId }),
    ...(source?.rootCatalogItemId && { rootCatalogItemId: source.rootCatalogItemId }),
  };
}

/** The same rejections, with the facts that this kind of carts tells of them. */
function retold(error: unknown, items: readonly CatalogItemInput[]): unknown {
  if (!(error instanceof PlatformError)) return error;
  const { code, message, data } = error;
  if (code === 'ITEM_NOT_FOUND_IN_CATALOG')
    return new PlatformError(error.status, message, {
      code,
      data: { invalidItems: [{ catalogReference: data['catalogReference'] }] },
    });
  if (code !== 'INSUFFICIENT_INVENTORY') return error;
  const short = items.find(
    ({ catalogReference }) => catalogReference?.catalogItemId === data['catalogItemId'],
  );
  return badRequest(message, code, {
    invalidItems: [
      {
        id: { catalogReference: short?.catalogReference },
        requestedQuantity: short?.quantity ?? 1,
        availableQuantity: data['availableQuantity'],
      },
    ],
  });
}

/** The line that came in, or that has more pieces now. */
const changedLine = (before: Cart, after: Cart): string =>
  after.lines.find(
    ({ id, quantity }) => !before.lines.some((line) => line.id === id && line.quantity === quantity),
  )?.id ?? '';

/** One after the other where something is to be paid by a membership: it is chosen for the line that each becomes. */
async function withGoods(context: Context, cart: Cart, { catalogItems = [], customItems = [] }: ItemsInput) {
  const wanted = catalogItems.map((item) => wantedBy(item, { catalogReference: item.catalogReference }));
  const goods = catalogItems.map(fromCatalogue);
  const customs = customItems.map(fromHand);
  if (wanted.every((one) => one === undefined))
    return withAdded(context, cart, { lineItems: goods, customLineItems: customs });
  let after = cart;
  for (const [index, item] of goods.entries()) {
    const before = after;
    after = await withAdded(context, before, { lineItems: [item] });
    const { membership } = wanted[index] ?? {};
    if (membership) after = withMembership(after, changedLine(before, after), membership);
  }
  if (customs.length > 0) after = await withAdded(context, after, { customLineItems: customs });
  return requireMembership(
    context,
    after,
    wanted.flatMap((one) => one ?? []),
  );
}

/**
 * @throws 400 MAX_LINE_ITEMS_EXCEEDED, INSUFFICIENT_INVENTORY, INVALID_MEMBERSHIP_PAYMENT_OPTION, 404 ITEM_NOT_FOUND_IN_CATALOG
 */
export async function withItems(context: Context, cart: Cart, itemsInput: ItemsInput): Promise<Cart> {
  const { catalogItems = [], customItems = [] } = itemsInput;
  const requestCount = catalogItems.length + customItems.length;
  const tooMany = (): PlatformError =>
    badRequest(`A cart has at most ${MAX_LINES} lines.`, 'MAX_LINE_ITEMS_EXCEEDED', {
      requestCount,
      maxCount: MAX_LINES,
    });
  if (requestCount > MAX_LINES) throw tooMany();
  try {
    return await withGoods(context, cart, { catalogItems, customItems });
  } catch (error) {
    const isFull = error instanceof PlatformError && error.violations?.[0]?.violatedRule === 'MAX_SIZE';
    throw isFull ? tooMany() : retold(error, catalogItems);
  }
}
