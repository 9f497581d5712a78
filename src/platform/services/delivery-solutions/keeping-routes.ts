import { z } from 'zod';
import { weekDays, type DeliveryKeeping, type OpeningHours } from '#shared/delivery-offer.ts';
import type { Context } from '../../context.ts';
import { invalidField, notFound } from '../../contract/errors.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { readKeeping, writeKeeping } from '../delivery-slots/public.ts';
import { localDeliveryExists } from '../local-delivery-options/public.ts';
import { pickupPlaceExists } from '../pickup-locations/public.ts';

const READ = 'ECOM.LOCAL_DELIVERY_OPTION_READ';
const UPDATE = 'ECOM.LOCAL_DELIVERY_OPTION_UPDATE';
const END_OF_DAY = 1440;
const MOST_CAPACITY = 10_000;
const MOST_HOURS = 720;

const minute = z.int().min(0).max(END_OF_DAY);
const asked = z.strictObject({
  inactive: z.boolean().optional(),
  slotCapacity: z.int().min(1).max(MOST_CAPACITY).optional(),
  hours: z
    .array(z.strictObject({ day: z.enum(weekDays), from: minute, to: minute }))
    .max(28)
    .optional(),
  preparationHours: z.int().min(0).max(MOST_HOURS).optional(),
  geocode: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
});

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

async function write(request: Request, context: Context, id: string): Promise<DeliveryKeeping> {
  requireMerchant(context, UPDATE);
  const given = await readJson(request, asked);
  checkHours(given.hours);
  if (!(await localDeliveryExists(context, id)) && !(await pickupPlaceExists(context, id)))
    throw notFound('There is no such local delivery or pickup location.', undefined, { id });
  const keeping = { id, ...given };
  await writeKeeping(context, keeping);
  return keeping;
}

export const keepingRoutes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/delivery/keeping',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json({ keeping: await readKeeping(context) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/delivery/keeping/:id',
    handle: async (request, context, { id = '' }) => Response.json(await write(request, context, id)),
  },
];
