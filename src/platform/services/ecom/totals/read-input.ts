import type { Context } from '#platform/context.ts';
import { invalidField, notImplemented } from '#platform/contract/errors.ts';
import type { Request, TotalsCalculatorApi } from '#platform/contract/index.ts';
import { type CatalogItem, findItems } from '../../stores/catalog/public.ts';
import { couponCodeOf } from '../../marketing/coupons/public.ts';
import type { PricingInput, PricingLine } from './pricing.ts';
import { payableLine } from './rules/payable.ts';

type PublicTotals = Request<TotalsCalculatorApi, 'calculateTotals'>;
type Line = NonNullable<PublicTotals['lineItems']>[number] & { taxGroupId?: string };

interface GivenDiscount {
  id?: string;
  coupon?: { amount?: { amount?: string } };
  discountRule?: { amount?: { amount?: string } };
  merchantDiscount?: { amount?: { amount?: string }; percentage?: number };
}

/** The wire knows more than the SDK's types show: this is the generated contract's. */
type Totals = Omit<PublicTotals, 'lineItems'> & {
  lineItems?: Line[];
  appliedDiscounts?: GivenDiscount[];
  additionalFees?: {
    code?: string;
    name?: string;
    price?: string;
    taxDetails?: { taxable?: boolean; taxGroupId?: string };
  }[];
  shippingOptions?: {
    shippingOptions?: { code?: string; title?: string; cost?: { price?: { amount?: string } } };
  }[];
  calculateTax?: boolean;
  calculateShipping?: boolean;
  calculateDiscountRules?: boolean;
  taxExemptGroupId?: string;
  membershipSelection?: object;
};

function lineOf(line: Line, item: CatalogItem | undefined, index: number): PricingLine {
  const quantity = line.quantity ?? 1;
  if (quantity < 1) {
    throw invalidField(`lineItems[${index}].quantity`, 'MIN', 'must be at least 1', { threshold: 1 });
  }
  const price = line.price ?? '0';
  const membership =
    item &&
    payableLine({
      catalogReference: item.catalogReference,
      rootCatalogItemId: item.productId,
      quantity,
      price,
      modifiersPrice: item.modifiersPrice,
      isSubscription: item.subscription !== undefined,
    });
  return {
    id: line.id ?? '',
    name: line.productName ?? item?.name ?? '',
    price,
    fullPrice: line.fullPrice ?? undefined,
    quantity,
    shippable: line.physicalProperties?.shippable ?? false,
    weight: line.physicalProperties?.weight ?? undefined,
    taxGroupId: line.taxGroupId ?? item?.taxGroupId,
    paymentOption: line.paymentOption,
    catalogReference: item?.catalogReference ?? line.catalogReference,
    collectionIds: item?.collectionIds ?? [],
    custom: !line.catalogReference,
    membership,
  };
}

/** Collections and tax groups are the catalog's to know; the prices are the caller's. */
async function readLines({ lineItems = [] }: Totals, context: Context): Promise<PricingLine[]> {
  const references = lineItems.flatMap(({ catalogReference }) => catalogReference ?? []);
  const found = references.length > 0 ? await findItems(context, references) : [];
  const items = new Map(references.map((reference, index) => [reference, found[index]]));
  return lineItems.map((line, index) =>
    lineOf(line, line.catalogReference && items.get(line.catalogReference), index),
  );
}

/** A discount the caller brings is one of the whole order, at the amount or percentage it says. */
function discountOf(givenDiscount: GivenDiscount): NonNullable<PricingInput['merchantDiscounts']>[number] {
  const { id, coupon, discountRule, merchantDiscount } = givenDiscount;
  const { percentage } = merchantDiscount ?? {};
  const source = merchantDiscount ?? coupon ?? discountRule;
  return {
    ...(id && { id }),
    ...(percentage === undefined ? { amount: source?.amount?.amount } : { percentage }),
  };
}

/** What the totals calculator was asked, in the words of `priceItems`. */
export async function readInput(request: Totals, context: Context): Promise<PricingInput> {
  const input = request.shippingOptions?.[0]?.shippingOptions;
  if (request.membershipSelection)
    throw notImplemented('Memberships are chosen by `selectedMemberships` here.', 'NOT_IMPLEMENTED');
  return {
    lines: await readLines(request, context),
    couponCode: request.couponId
      ? await couponCodeOf(context, request.couponId)
      : (request.couponCode ?? undefined),
    giftCardCode: request.giftCardCode ?? undefined,
    giftCardAmount: request.giftCardRedeemAmount ?? undefined,
    merchantDiscounts: (request.appliedDiscounts ?? []).map(discountOf),
    customFees: (request.additionalFees ?? []).map(({ code, name = '', price = '0', taxDetails }) => ({
      code,
      name,
      price,
      taxGroupId: taxDetails?.taxGroupId ?? undefined,
      taxable: taxDetails?.taxable ?? true,
    })),
    shippingAddress: request.shippingAddress,
    billingAddress: request.billingAddress,
    selectedOption: request.selectedShippingOption?.code
      ? { code: request.selectedShippingOption.code }
      : undefined,
    givenDelivery: input && {
      code: input.code ?? '',
      title: input.title ?? '',
      price: input.cost?.price?.amount ?? '0',
    },
    buyer: {
      email: request.buyerEmail ?? undefined,
      memberId: request.memberId ?? undefined,
    },
    memberships: {
      selected: (request.selectedMemberships?.memberships ?? []).map(
        ({ id = '', appId = '', lineItemIds = [] }) => ({ id, appId, lineItemIds }),
      ),
    },
    taxExemptGroupId: request.taxExemptGroupId,
    include: {
      tax: request.calculateTax ?? true,
      delivery: request.calculateShipping ?? true,
      fees: true,
      discountRules: request.calculateDiscountRules ?? true,
    },
  };
}
