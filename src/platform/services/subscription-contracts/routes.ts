import { z } from 'zod';
import type { Context } from '../../context.ts';
import { permissionDenied } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { act } from './act.ts';
import { readContract } from './change.ts';
import { withKeptCard, withNewCard } from './choose-card.ts';
import { findOwn } from './find-own.ts';
import type { Verb } from './rules/life.ts';
import { details, shown, subscriptionsOf } from './show.ts';
import type { Subscription } from './subscription.ts';

const READ = 'ECOM.SUBSCRIPTION_CONTRACT_READ';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const reply = async (context: Context, subscription: Subscription): Promise<Response> =>
  Response.json(shown(subscription, await readContract(context, subscription.id)));

const verbRoute = (verb: Verb): HostedRoute => ({
  method: 'POST',
  path: `/hosted/subscriptions/:id/${verb}`,
  async handle(_request, context, { id = '' }) {
    await findOwn(context, id, CHANGE);
    return reply(context, await act(context, id, verb));
  },
});

const card = z
  .object({ methodId: z.string().max(100), paymentToken: z.string().min(1).max(500) })
  .partial()
  .refine(({ methodId, paymentToken }) => (methodId === undefined) !== (paymentToken === undefined), {
    error: 'names a kept card, or a new one',
  });

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/subscriptions',
    async handle(_request, context) {
      const { caller } = context;
      if (caller.kind !== 'member') throw permissionDenied('Only members subscribe.');
      return Response.json({ subscriptions: await subscriptionsOf(context, caller.memberId) });
    },
  },
  {
    method: 'GET',
    path: '/hosted/subscriptions/:id',
    async handle(_request, context, { id = '' }) {
      const found = await findOwn(context, id, READ);
      return Response.json(await details(context, found, await readContract(context, id)));
    },
  },
  verbRoute('pause'),
  verbRoute('resume'),
  verbRoute('skip'),
  verbRoute('cancel'),
  {
    method: 'POST',
    path: '/hosted/subscriptions/:id/card',
    ownTransactions: true,
    async handle(request, context, { id = '' }) {
      if (context.caller.kind !== 'member') throw permissionDenied('Only its member chooses the card.');
      const given = await readJson(request, card);
      const before = await findOwn(context, id, CHANGE);
      const redirectUrl =
        given.methodId === undefined
          ? await withNewCard(context, before, given.paymentToken ?? '')
          : await withKeptCard(context, id, given.methodId);
      if (redirectUrl !== undefined) return Response.json({ redirectUrl });
      return reply(context, await findOwn(context, id, CHANGE));
    },
  },
];
