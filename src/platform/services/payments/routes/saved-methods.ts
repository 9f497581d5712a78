import type { Context } from '#platform/context.ts';
import { notFound, permissionDenied } from '#platform/contract/errors.ts';
import type { HostedRoute } from '#platform/service.ts';
import { methodsOf } from '../saved-methods/methods.ts';
import { forgetMethod, removeMethod } from '../saved-methods/remove-method.ts';

function memberOf({ caller }: Context): string {
  if (caller.kind === 'member') return caller.memberId;
  throw permissionDenied('Only members have means of payment kept for them.');
}

/** What is kept for a member, for the member alone. */
export const savedMethodRoutes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/payments/methods',
    async handle(_request, context) {
      const methods = await methodsOf(context, memberOf(context));
      return Response.json({
        methods: methods.map(({ id, brand, lastFour, createdDate }) => ({
          id,
          brand,
          lastFourDigits: lastFour,
          createdDate,
        })),
      });
    },
  },
  {
    method: 'POST',
    path: '/hosted/payments/methods/:id/remove',
    ownTransactions: true,
    async handle(_request, context, { id = '' }) {
      const memberId = memberOf(context);
      const isRemoved = await context.transaction((inner) => removeMethod(inner, { id, memberId }));
      if (!isRemoved) throw notFound('There is no such card.', 'PAYMENT_METHOD_NOT_FOUND');
      await forgetMethod(context, id);
      return Response.json({});
    },
  },
];
