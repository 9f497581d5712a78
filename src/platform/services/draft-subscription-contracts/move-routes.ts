import { z } from 'zod';
import { isCountry } from '#shared/countries.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import type { Context } from '../../context.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import type { AddressWithContact } from '../draft-orders/public.ts';
import { findOwn, readContract } from '../subscription-contracts/public.ts';
import { commitMove, requireMovable } from './commit-move.ts';
import { moveTo, nextOf, quoteOf } from './move.ts';

const CHANGE = 'ECOM.MODIFY_ORDERS';

const text = (most: number) => z.string().trim().min(1).max(most);

const address = z.strictObject({
  firstName: text(50),
  lastName: text(50),
  phone: text(20).optional(),
  addressLine: text(150),
  addressLine2: text(100).optional(),
  city: text(50),
  postalCode: text(20).optional(),
  country: z.string().refine(isCountry, { error: 'is no country' }),
  subdivision: text(20).optional(),
});

const asked = z.strictObject({ address, code: z.string().min(1).max(250).optional() });
const agreed = asked.extend({ amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/) });

const toDestination = ({
  firstName,
  lastName,
  phone,
  ...place
}: z.infer<typeof address>): AddressWithContact => ({
  address: omitNullish(place),
  contactDetails: omitNullish({ firstName, lastName, phone }),
});

async function quote(request: Request, context: Context, id: string): Promise<Response> {
  const { address: there, code } = await readJson(request, asked);
  const subscription = await findOwn(context, id, CHANGE);
  const contract = await readContract(context, id);
  await requireMovable(context, contract, subscription);
  const next = nextOf(contract, subscription);
  const moved = await moveTo(context, next, toDestination(there), code);
  return Response.json(await quoteOf(context, next, moved));
}

/** Where a subscription goes: what another address comes to, and that it goes there. */
export const moveRoutes: HostedRoute[] = [
  {
    method: 'POST',
    path: '/hosted/subscriptions/:id/address/quote',
    handle: (request, context, { id = '' }) => quote(request, context, id),
  },
  {
    method: 'POST',
    path: '/hosted/subscriptions/:id/address',
    async handle(request, context, { id = '' }) {
      const { address: there, code, amount } = await readJson(request, agreed);
      await findOwn(context, id, CHANGE);
      await commitMove(context, id, { destination: toDestination(there), code, amount });
      return Response.json({});
    },
  },
];
