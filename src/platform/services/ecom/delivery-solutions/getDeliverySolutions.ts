import Big from 'big.js';
import { addMoney, multiplyMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { DeliverySolutionsApi, Reply, Request } from '#platform/contract/index.ts';
import { answerDelivery, offersAt, type Parcel } from '../totals/public.ts';
import { toSolutions } from './solutions.ts';

type SolutionsRequest = Request<DeliverySolutionsApi, 'getDeliverySolutions'>;
type Item = NonNullable<SolutionsRequest['lineItems']>[number];

const KG_PER_POUND = '0.45359237';

const priceOf = ({ totalPrice, price, quantity = 1 }: Item, currency: string): Decimal =>
  totalPrice ?? (price ? multiplyMoney(price, quantity, currency) : '0');

function packItems(items: readonly Item[], { currency, weightUnit }: SolutionsRequest): Parcel {
  const shipped = items.filter(({ physicalProperties }) => physicalProperties?.shippable !== false);
  const factor = weightUnit === 'LB' ? KG_PER_POUND : '1';
  const weights = shipped.map(({ physicalProperties, quantity = 1 }) =>
    new Big(physicalProperties?.weight ?? 0).times(quantity).times(factor).toFixed(),
  );
  return {
    weight: addMoney('0', ...weights),
    price: addMoney('0', ...shipped.map((item) => priceOf(item, currency ?? 'EUR'))),
    quantity: shipped.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
  };
}

/** What the caller prefers stands first. */
const preferred = ({ userPreferences = [] }: SolutionsRequest, code: string, appId: string): number => {
  const at = userPreferences.findIndex((one) => one.code === code && (one.appId ?? appId) === appId);
  return at === -1 ? userPreferences.length : at;
};

/** The same answer as a checkout's, for lines that the caller prices. */
export async function getDeliverySolutions(
  request: SolutionsRequest,
  context: Context,
): Promise<Reply<DeliverySolutionsApi, 'getDeliverySolutions'>> {
  const { destination, lineItems, currency } = request;
  if (!destination?.country) throw badRequest('The destination needs a country.', 'REQUIRED_COUNTRY');
  if (currency !== context.site.currency) {
    // The one code that the contract has about the currency.
    throw badRequest(`Rates are in ${context.site.currency}.`, 'MISSING_CURRENCY_IN_THE_REQUEST_HEADERS', {
      currency: context.site.currency,
    });
  }
  const offers = await offersAt(context, destination);
  const { region } = offers;
  if (!region) {
    const { country } = destination;
    throw notFound('Nobody delivers there.', 'NO_DELIVERY_REGION_FOUND', { country });
  }
  const parcel = packItems(lineItems, request);
  const answer =
    parcel.quantity > 0 ? answerDelivery(offers, parcel, currency) : { offered: [], refused: [] };
  const lineItemIds = lineItems.flatMap(({ id }) => (id ? [id] : []));
  const deliverySolutions = toSolutions(answer, { region, currency, lineItemIds }, context.site).toSorted(
    (a, b) =>
      preferred(request, a.code, a.deliveryReference.appId) -
      preferred(request, b.code, b.deliveryReference.appId),
  );
  return { deliverySolutions, errors: [] };
}
