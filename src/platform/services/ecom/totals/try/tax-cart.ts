import type { TaxPreviewRequest } from '#shared/extensions/tax.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import type { Context } from '#platform/context.ts';
import { readOrder, type Order } from '../../orders/public.ts';
import type { PricingInput } from '../pricing.ts';
import { readSample } from './sample.ts';

/** What is to be taxed, and what the totals do not tell of each line. */
export interface SampleCart {
  input: Pick<PricingInput, 'lines' | 'customFees' | 'givenDelivery' | 'taxIncludedInPrices'>;
  details: ReadonlyMap<string, { detail: string; quantity: number }>;
  /** Lines whose products are no longer there. */
  gone: readonly { id: string; quantity: number }[];
}

interface Priced {
  totalPriceBeforeTax?: { amount?: string } | undefined;
  totalPriceAfterTax?: { amount?: string } | undefined;
}

interface GroupInfo {
  taxInfo?: { taxGroupId?: string | null } | undefined;
  taxDetails?: { taxGroupId?: string | null } | undefined;
}

const groupOf = ({ taxInfo, taxDetails }: GroupInfo): string | undefined =>
  (taxInfo?.taxGroupId ?? taxDetails?.taxGroupId) || undefined;

/** What was paid for each part of an order, after discounts; each line as one piece, so that nothing is rounded twice. */
function bagOfOrder(order: Order): SampleCart {
  const isIncluded = order.taxIncludedInPrices ?? false;
  const paid = ({ totalPriceBeforeTax, totalPriceAfterTax }: Priced): string =>
    (isIncluded ? totalPriceAfterTax : totalPriceBeforeTax)?.amount ?? '0';
  const cost = order.shippingInfo?.cost;
  return {
    input: {
      taxIncludedInPrices: isIncluded,
      lines: order.lineItems.map((line) => ({
        id: line.id ?? '',
        name: lineTitle(line),
        price: paid(line),
        quantity: 1,
        shippable: line.physicalProperties?.shippable ?? false,
        taxGroupId: groupOf(line as GroupInfo),
        custom: true,
      })),
      customFees: (order.additionalFees ?? []).map((fee) => ({
        code: fee.code ?? '',
        name: fee.name ?? '',
        price: (isIncluded ? fee.priceAfterTax : fee.priceBeforeTax)?.amount ?? fee.price?.amount ?? '0',
        taxGroupId: groupOf(fee as GroupInfo),
      })),
      ...(cost && {
        givenDelivery: {
          code: 'delivery',
          title: order.shippingInfo?.title ?? '',
          price: paid(cost),
          isCertain: true,
        },
      }),
    },
    details: new Map(
      order.lineItems.map((line) => [
        line.id ?? '',
        { detail: lineChoices(line) ?? '', quantity: line.quantity ?? 1 },
      ]),
    ),
    gone: [],
  };
}

/** @throws 404 for an order that is not there */
export async function sampleCartOf(
  context: Context,
  { orderId, lines = [] }: TaxPreviewRequest,
): Promise<SampleCart> {
  if (orderId !== undefined) return bagOfOrder(await readOrder(context, orderId));
  const { sample, priced } = await readSample(context, lines);
  return {
    input: { lines: priced },
    details: new Map(
      sample.map(({ id, line, item }) => [
        id,
        {
          quantity: line.quantity,
          detail:
            item?.descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? '').join(', ') ??
            '',
        },
      ]),
    ),
    gone: sample.flatMap(({ id, line, item }) => (item ? [] : [{ id, quantity: line.quantity }])),
  };
}
