import type { Context } from '#platform/context.ts';
import { notFound, permissionDenied } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { shopperPaymentExtensions } from '#shared/extensions/payments.ts';
import { methodsOf } from '../saved-methods/methods.ts';
import { forgetMethod, removeMethod } from '../saved-methods/remove-method.ts';

function memberOf({ caller }: Context): string {
  if (caller.kind === 'member') return caller.memberId;
  throw permissionDenied('Only members have means of payment kept for them.');
}

const { listMyPaymentMethods, removeMyPaymentMethod } = shopperPaymentExtensions;

/** What is kept for a member, for the member alone. */
export const savedMethodRoutes = serveExtensions(
  { listMyPaymentMethods, removeMyPaymentMethod },
  {
    async listMyPaymentMethods(_request, context) {
      const methods = await methodsOf(context, memberOf(context));
      return {
        methods: methods.map(({ id, brand, lastFour, createdDate }) => ({
          id,
          brand,
          lastFourDigits: lastFour,
          createdDate,
        })),
      };
    },
    async removeMyPaymentMethod({ methodId: id }, context) {
      const memberId = memberOf(context);
      const isRemoved = await context.transaction((inner) => removeMethod(inner, { id, memberId }));
      if (!isRemoved) throw notFound('There is no such card.', 'PAYMENT_METHOD_NOT_FOUND');
      await forgetMethod(context, id);
      return {};
    },
  },
  { ownTransactions: ['removeMyPaymentMethod'] },
);
