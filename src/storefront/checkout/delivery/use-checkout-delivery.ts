import { useEffect, useState } from 'react';
import type { CheckoutDelivery } from '#shared/delivery-offer.ts';
import { CallError } from '#wix/errors.ts';
import { readCheckoutDelivery } from '#wix/shopper/checkout-delivery.ts';
import type { Checkout } from '#wix/shopper/checkout-operations.ts';

/** Read anew whenever the server priced the checkout; without it, what the checkout itself says stays. */
export function useCheckoutDelivery(checkout: Checkout): CheckoutDelivery | undefined {
  const [delivery, setDelivery] = useState<CheckoutDelivery>();
  useEffect(() => {
    const id = checkout._id;
    if (!id) return undefined;
    const stop = new AbortController();
    readCheckoutDelivery(id, stop.signal).then(
      (read) => {
        if (!stop.signal.aborted) setDelivery(read);
      },
      (thrown: unknown) => {
        if (!(thrown instanceof CallError)) throw thrown;
      },
    );
    return () => stop.abort();
  }, [checkout]);
  return delivery;
}
