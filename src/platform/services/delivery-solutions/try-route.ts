import { z } from 'zod';
import { MOST_TRIED_DELIVERY_LINES, type DeliveryTried } from '#shared/delivery-offer.ts';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { answerDelivery, offersAt } from '../totals/public.ts';
import { withDraft } from './draft.ts';
import { parcelOf } from './parcel.ts';

const READ = 'ECOM.DELIVERY_SOLUTION_READ';
const MOST_DRAFTS = 100;
const MOST_BODY = 1_000_000;

const text = z.string().trim().max(50);
const drafts = z.array(z.record(z.string(), z.unknown())).max(MOST_DRAFTS).optional();
const asked = z.strictObject({
  address: z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    subdivision: text.optional(),
    city: text.optional(),
    postalCode: text.optional(),
    geocode: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .optional(),
  }),
  orderId: z.guid().optional(),
  lines: z
    .array(z.strictObject({ catalogItemId: z.guid(), quantity: z.int().min(1).max(9999) }))
    .max(MOST_TRIED_DELIVERY_LINES)
    .optional(),
  draft: z
    .strictObject({ shippingOptions: drafts, localDeliveryOptions: drafts, pickupLocations: drafts })
    .optional(),
});

/** What the checkout would offer, with what is typed and not saved yet; nothing is written. */
async function answer(request: Request, context: Context): Promise<DeliveryTried> {
  requireMerchant(context, READ);
  const { address, draft, ...bag } = await readJson(request, asked, MOST_BODY);
  const parcel = await parcelOf(context, bag);
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

export const tryRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/delivery/try',
  handle: async (request, context) => Response.json(await answer(request, context)),
};
