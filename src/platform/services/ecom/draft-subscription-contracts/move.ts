import { deliveryNames } from '#shared/delivery-name.ts';
import { LOCAL_CARRIER, optionIdOf } from '#shared/delivery-offer.ts';
import { compareMoney, roundMoney } from '#shared/money.ts';
import type { MoveQuote, WayThere } from '#shared/subscriptions.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import {
  deliveryOffers,
  isTaxedElsewhere,
  priceDraft,
  withShipping,
  type AddressWithContact,
  type DraftContent,
} from '../draft-orders/public.ts';
import { contractFor, type Contract, type Subscription } from '../subscription-contracts/public.ts';
import type { Priced } from '../totals/public.ts';
import { contentFrom } from './from-contract.ts';
import { errorsOf } from './present.ts';
import { withDestination } from './rules/destination.ts';
import { changesSomething } from './rules/changes.ts';

/** What each cycle orders once it goes elsewhere. */
export interface Moved {
  content: DraftContent;
  priced: Priced;
  /** Those that lead there; none where what was agreed stays. */
  ways: MoveOffer[];
  code?: string;
}

type Offer = NonNullable<Awaited<ReturnType<typeof deliveryOffers>>[number]['shippingOptions']>[number];
type MoveOffer = Offer & { carrierId?: string | undefined };

interface Chosen {
  carrierId?: string | null | undefined;
  code?: string | null | undefined;
}

/** A subscription chooses no time slot, as each of its deliveries comes on another day: it has the option's code. */
const codeOf = ({ carrierId, code }: Chosen): string =>
  carrierId === LOCAL_CARRIER ? optionIdOf(code ?? '') : (code ?? '');

/** The options that lead to an address, each once: what is collected goes to none. */
function waysOf(offers: Awaited<ReturnType<typeof deliveryOffers>>): MoveOffer[] {
  const ways = offers.flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.flatMap((option) =>
      option.logistics?.pickupDetails
        ? []
        : {
            ...option,
            code: codeOf({ carrierId, code: option.code }),
            carrierId: carrierId ?? undefined,
          },
    ),
  );
  const isFirst = (way: MoveOffer, index: number) =>
    ways.findIndex(({ carrierId, code }) => carrierId === way.carrierId && code === way.code) === index;
  return ways.filter(isFirst);
}

function sentBy(content: DraftContent, { carrierId, code, title, logistics, cost }: MoveOffer): DraftContent {
  const { deliveryTime, instructions } = logistics ?? {};
  return withShipping(content, {
    ...(carrierId && { carrierId }),
    ...(code && { code }),
    title: title ?? '',
    logistics: {
      shippingDestination: content.shippingInfo?.logistics?.shippingDestination ?? {},
      ...(deliveryTime && { deliveryTime }),
      ...(instructions && { instructions }),
    },
    cost: { price: { amount: cost?.price?.amount ?? '0' } },
  });
}

/** The way that was asked for, else the one that was agreed, else the cheapest. @throws where none leads there */
function choose(ways: readonly MoveOffer[], requested: string | undefined, agreed: Chosen): MoveOffer {
  const [cheapest] = ways.toSorted((a, b) => compareMoney(a.cost?.price?.amount, b.cost?.price?.amount));
  if (!cheapest) throw failedPrecondition('The shop does not deliver there.', 'DELIVERY_NOT_AVAILABLE');
  if (requested === undefined) return ways.find(({ code }) => code === codeOf(agreed)) ?? cheapest;
  const found = ways.find(({ code }) => code === requested);
  if (found) return found;
  throw badRequest('This delivery is not offered to the address.', 'DELIVERY_OPTION_NOT_FOUND', {
    code: requested,
  });
}

/**
 * What was agreed, sent to another address: delivery and tax are those of the new place at the prices of now; within the
 * same place all stays as it was agreed.
 */
export async function moveTo(
  context: Context,
  contract: Contract,
  destination: AddressWithContact,
  code?: string,
): Promise<Moved> {
  const begun = contentFrom(context, contract);
  if (!begun.shippingInfo?.logistics?.shippingDestination)
    throw failedPrecondition('Nothing of it is sent to an address.', 'SUBSCRIPTION_NOT_SHIPPED');
  const there = withDestination(begun, destination);
  if (!changesSomething(there)) throw failedPrecondition('It goes there already.', 'NO_CHANGES_TO_COMMIT');
  if (!isTaxedElsewhere(there)) return { content: there, priced: await priceDraft(context, there), ways: [] };
  const ways = waysOf(await deliveryOffers(context, there));
  const way = choose(ways, code, begun.shippingInfo);
  const content = sentBy(there, way);
  const priced = await priceDraft(context, content);
  const calculationErrors = errorsOf(content, priced);
  if (calculationErrors)
    throw failedPrecondition('It cannot be charged so.', 'CALCULATION_ERROR', { calculationErrors });
  return { content, priced, ways, ...(way.code && { code: way.code }) };
}

/** The contract as the next cycle orders it. */
export const nextOf = (contract: Contract, subscription: Subscription): Contract =>
  contractFor(contract, subscription, subscription.nextCycle);

async function told(
  context: Context,
  { content, priced, code }: Moved,
  way: MoveOffer,
  title: string,
): Promise<WayThere> {
  const { totalBeforeGiftCard } =
    way.code === code ? priced : await priceDraft(context, sentBy(content, way));
  return {
    code: way.code ?? '',
    title,
    price: roundMoney(way.cost?.price?.amount ?? '0', priced.currency),
    total: totalBeforeGiftCard.amount,
  };
}

/** What the next delivery comes to there, by each way that leads there. */
export async function quoteOf(context: Context, before: Contract, moved: Moved): Promise<MoveQuote> {
  const { priced, code, ways } = moved;
  const shown: WayThere[] = [];
  const { locale, timeZone } = context.site;
  // Without the first of its slots, which it does not have.
  const names = deliveryNames(
    ways.map(({ logistics, ...way }) => ({ ...way, logistics: { deliveryTime: logistics?.deliveryTime } })),
    { locale, timeZone },
  );
  for (const [index, way] of ways.entries()) shown.push(await told(context, moved, way, names[index] ?? ''));
  return {
    currency: priced.currency,
    before: before.priceSummary?.total?.amount ?? '0',
    amount: priced.totalBeforeGiftCard.amount,
    tax: priced.priceSummary.tax?.amount ?? '0',
    taxIncluded: priced.taxIncludedInPrices,
    ...(code !== undefined && { code }),
    ways: shown,
  };
}
