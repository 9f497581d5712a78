import type { Listener } from '#platform/service.ts';
import { actionIn, entityIn, emitOlder, type Doc } from './emit-older.ts';

const group = 'com.wix.ecommerce.cart.abandonment.api.v1';

interface AbandonedCheckout extends Doc {
  createdDate?: string;
  checkoutRecoveredDate?: string;
  checkoutUrl?: string;
  buyerInfo?: { memberId?: string; visitorId?: string; email?: string };
  contactDetails?: { phone?: string; firstName?: string; lastName?: string };
  totalPrice?: { amount?: string };
}

function buyerOf({ buyerInfo = {}, contactDetails = {} }: AbandonedCheckout): object {
  const { memberId, visitorId, email } = buyerInfo;
  const { phone, firstName, lastName } = contactDetails;
  const id = memberId ?? visitorId;
  return {
    ...(id !== undefined && { id, identityType: memberId === undefined ? 'VISITOR' : 'MEMBER' }),
    email,
    phone,
    firstName,
    lastName,
  };
}

const onLeft: Listener = (event, context) => {
  const checkout = entityIn(event) as AbandonedCheckout;
  const cartId = event.entityId;
  return emitOlder(
    context,
    { group, name: 'CartAbandonedEvent', entityId: cartId },
    {
      cartId,
      abandonTime: checkout.createdDate,
      buyerInfo: buyerOf(checkout),
      checkoutUrl: checkout.checkoutUrl,
      ...(checkout.totalPrice?.amount !== undefined && {
        totals: { total: Number(checkout.totalPrice.amount) },
      }),
    },
  );
};

const onRecovered: Listener = (event, context) => {
  const { abandonedCheckout } = actionIn(event) as { abandonedCheckout?: AbandonedCheckout };
  const cartId = event.entityId;
  return emitOlder(
    context,
    { group, name: 'CartRecoveredEvent', entityId: cartId },
    {
      cartId,
      recoveredTime: abandonedCheckout?.checkoutRecoveredDate,
      abandonedTime: abandonedCheckout?.createdDate,
    },
  );
};

export const abandonedListeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.abandoned_checkout_created': onLeft,
  'wix.ecom.v1.abandoned_checkout_recovered': onRecovered,
};
