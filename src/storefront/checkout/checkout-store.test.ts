import { expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { EMPTY_ADDRESS } from '../shell/address/address.ts';
import { draftOf, EMPTY_FORM, type Draft } from './checkout-form.ts';
import { createCheckoutStore } from './checkout-store.ts';

const pricedFor = (country: string, code: string): Checkout => ({
  _id: 'checkout',
  lineItems: [{ _id: 'line' }],
  shippingInfo: {
    shippingDestination: { address: { country } },
    selectedCarrierServiceOption: { code, carrierId: 'carrier' },
  },
});

const to = (country: string): Draft =>
  draftOf(
    { ...EMPTY_FORM, delivery: { ...EMPTY_ADDRESS, country } },
    { code: 'post of Portugal', carrierId: 'carrier' },
  );

async function changedTo(country: string) {
  const sent: (string | null | undefined)[] = [];
  const unused = () => Promise.reject(new Error('not called here'));
  const store = createCheckoutStore({
    pause: () => Promise.resolve(),
    operations: {
      startCheckout: () => Promise.resolve('checkout'),
      readCheckout: () => Promise.resolve(pricedFor('PT', 'post of Portugal')),
      changeCheckout: (_, { shippingInfo }) => {
        const code = shippingInfo?.selectedCarrierServiceOption?.code;
        sent.push(code);
        if (code === undefined) return Promise.resolve(pricedFor('NL', 'post of the Netherlands'));
        return Promise.reject(
          new CallError({ code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', status: 400, message: 'gone' }),
        );
      },
      applyCheckoutCoupon: unused,
      applyGiftCard: unused,
      removeCheckoutCoupon: unused,
      removeCheckoutGiftCard: unused,
    },
  });
  await store.open(undefined);
  await store.reprice(to(country));
  return { sent, state: store.snapshot() };
}

it('takes the delivery of another country where the one chosen before is not offered', async () => {
  const { sent, state } = await changedTo('NL');
  expect(sent).toEqual(['post of Portugal', undefined]);
  expect(state.checkout.shippingInfo?.selectedCarrierServiceOption?.code).toBe('post of the Netherlands');
  expect(state.priceError).toBeUndefined();
});

it('says that a delivery is gone where the address is the one it was chosen for', async () => {
  const { sent, state } = await changedTo('PT');
  expect(sent).toEqual(['post of Portugal']);
  expect(state.priceError?.code).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
});
