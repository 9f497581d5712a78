import type { z } from 'zod';
import type { DeliveryExtras, DeliveryTried, OpeningHours } from '#shared/delivery-offer.ts';
import { deliveryExtensions } from '#shared/extensions/delivery.ts';
import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readDeliveryExtras, writeDeliveryExtras } from '../../extensions/delivery-slots/public.ts';
import { localDeliveryExists } from '../local-delivery-options/public.ts';
import { pickupPlaceExists } from '../pickup-locations/public.ts';
import { answerDelivery, offersAt } from '../totals/public.ts';
import { withDraft } from './draft.ts';
import { parcelOf } from './parcel.ts';

type Requests = {
  [Name in keyof typeof deliveryExtensions]: z.output<(typeof deliveryExtensions)[Name]['request']>;
};

/** @throws 400 for hours that end before they begin, or twice at once */
function checkHours(hours: readonly OpeningHours[] = []): void {
  for (const [index, { day, from, to }] of hours.entries()) {
    const at = `hours[${index}]`;
    if (from >= to)
      throw invalidField(at, 'OTHER', 'must begin before they end', { ruleName: 'INVALID_HOURS' });
    if (hours.slice(0, index).some((one) => one.day === day && one.from < to && from < one.to))
      throw invalidField(at, 'OTHER', 'must not overlap on one day', { ruleName: 'OVERLAPPING_HOURS' });
  }
}

async function setDeliveryTimes(
  times: Requests['setDeliveryTimes'],
  context: Context,
): Promise<{ deliveryTimes: DeliveryExtras }> {
  const { id, hours } = times;
  checkHours(hours);
  if (!(await localDeliveryExists(context, id)) && !(await pickupPlaceExists(context, id)))
    throw notFound('There is no such local delivery or pickup location.', undefined, { id });
  await writeDeliveryExtras(context, times);
  return { deliveryTimes: times };
}

/** What the checkout would offer, with drafts that are not saved; nothing is written. */
async function preview(
  { address, draft, ...cart }: Requests['previewDelivery'] | Requests['previewOrderDelivery'],
  context: Context,
): Promise<DeliveryTried> {
  const parcel = await parcelOf(context, cart);
  const offers = withDraft(context, await offersAt(context, address), { draft: draft ?? {}, address });
  const { currency } = context.site;
  const { offered, refused } = answerDelivery(offers, parcel, currency);
  const { region } = offers;
  return {
    currency,
    ...(region && { region: { id: region.id, name: region.name, by: region.by ?? 'COUNTRY' } }),
    offered: offered.map(({ offer }) => offer),
    refused,
    bag: parcel,
  };
}

export const routes = serveExtensions(deliveryExtensions, {
  listDeliveryTimes: async (_request, context) => ({ deliveryTimes: await readDeliveryExtras(context) }),
  setDeliveryTimes,
  previewDelivery: preview,
  previewOrderDelivery: preview,
});
