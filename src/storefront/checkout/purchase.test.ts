import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { EMPTY_FORM, draftOf } from './checkout-form.ts';
import { createCheckoutStore } from './checkout-store.ts';
import { viewCodes } from './checkout-view.ts';
import { CardRejected } from '../shell/card/tokenize-card.ts';
import type { PaymentAnswer } from './payment-api.ts';
import { findOut, purchase } from './purchase.ts';

const priced = (total: string, more: Partial<Checkout> = {}): Checkout => ({
  _id: 'c1',
  currency: 'EUR',
  lineItems: [{ _id: 'l1', quantity: 1, availability: { status: 'AVAILABLE', quantityAvailable: 3 } }],
  payNow: { total: { amount: total } },
  ...more,
});
const none = { prices: [], endedDiscounts: [] };
const draft = draftOf(EMPTY_FORM, undefined);
const card = { number: '4242', expiry: '04 / 29', cvc: '123' };
const refused = (code: string, status = 409) => new CallError({ code, status, message: code });

const GONE = 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE';

async function opened(
  answers: (Checkout | CallError)[],
  coupon?: Checkout,
  readLater = () => priced('10.00'),
) {
  const changeCheckout = vi.fn(async () => {
    const answer = answers.shift() ?? priced('10.00');
    if (answer instanceof CallError) throw answer;
    return answer;
  });
  const notFound = () => Promise.reject(refused('ERROR_COUPON_DOES_NOT_EXIST', 404));
  const store = createCheckoutStore({
    operations: {
      startCheckout: async () => 'c1',
      readCheckout: async () => readLater(),
      changeCheckout,
      applyCheckoutCoupon: async () => coupon ?? notFound(),
      applyGiftCard: async () => priced('0.00'),
      removeCheckoutCoupon: async () => coupon ?? notFound(),
      removeCheckoutGiftCard: notFound,
    },
    pause: () => Promise.resolve(),
  });
  await store.open(undefined);
  return { store, changeCheckout };
}

const api = (pay: () => Promise<PaymentAnswer>, readPayment = pay) => ({
  tokenizeCard: vi.fn(async () => 'token'),
  pay: vi.fn(pay),
  readPayment: vi.fn(readPayment),
});
const paid: PaymentAnswer = { orderId: 'o1', status: 'paid' };

describe('a purchase', () => {
  it('asks the server for the sum, hides the card and pays', async () => {
    const { store } = await opened([priced('10.00')]);
    const shop = api(async () => paid);
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({ kind: 'placed', orderId: 'o1' });
    expect(shop.pay).toHaveBeenCalledWith({ checkoutId: 'c1', paymentToken: 'token', seenTotal: '10.00' });
  });

  it('has the card kept where the member asked for it, and no other', async () => {
    const keep = async (more: object) => {
      const { store } = await opened([priced('10.00')]);
      const shop = api(async () => paid);
      const order = { store, draft, method: 'card' as const, card, amountSeen: '10.00', keepCard: true };
      await purchase({ ...order, ...more }, shop);
      return shop.pay.mock.calls[0] as unknown[];
    };
    expect(await keep({})).toMatchObject([{ savePaymentMethod: true }]);
    expect(await keep({ keepCard: false })).not.toMatchObject([{ savePaymentMethod: true }]);
    expect(await keep({ card: undefined })).not.toMatchObject([{ savePaymentMethod: true }]);
    expect(await keep({ method: 'offline' })).toEqual([
      { checkoutId: 'c1', offline: true, seenTotal: '10.00' },
    ]);
  });

  it('asks for no card where that is entered on the provider’s page, and for a new try each time', async () => {
    const { store } = await opened([priced('10.00'), priced('10.00')]);
    const away: PaymentAnswer = { orderId: 'o1', status: 'action', redirectUrl: 'https://pay.example/1' };
    const shop = api(async () => away);
    const go = () => purchase({ store, draft, method: 'card', card: undefined, amountSeen: '10.00' }, shop);
    expect(await go()).toEqual({ kind: 'second-step', redirectUrl: 'https://pay.example/1' });
    await go();
    expect(shop.tokenizeCard).not.toHaveBeenCalled();
    const tokens = shop.pay.mock.calls.map(
      ([request]: unknown[]) => (request as { paymentToken: string }).paymentToken,
    );
    expect(tokens).toEqual([expect.stringMatching(/^page_[\da-f]{32}$/), expect.stringMatching(/^page_/)]);
    expect(new Set(tokens).size).toBe(2);
  });

  it('tells what the shop wants to know by now, of whichever address', async () => {
    const { store } = await opened([priced('10.00')]);
    const missing = (place: string) => ({
      field: `checkout.${place}`,
      rule: 'REQUIRED_FIELD',
      description: '',
      data: {},
    });
    const violations = [
      missing('billingInfo.contactDetails.phone'),
      missing('shippingInfo.shippingDestination.contactDetails.phone'),
      missing('shippingInfo.shippingDestination.address.addressLine2'),
    ];
    const shop = api(() =>
      Promise.reject(new CallError({ code: '400', status: 400, message: '', violations })),
    );
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({ kind: 'unanswered', fields: ['phone', 'addressLine2'] });
  });

  it('stops at a code that is not good any more, which can be taken out', async () => {
    const applicationError = { code: 'ERROR_COUPON_HAS_EXPIRED', data: { couponCode: 'OLD' } };
    const calculationErrors = { couponCalculationError: { applicationError } };
    const { store } = await opened([priced('10.00', { calculationErrors })]);
    expect(viewCodes(priced('10.00', { calculationErrors }))).toMatchObject([
      { kind: 'coupon', code: 'OLD', problem: 'ERROR_COUPON_HAS_EXPIRED' },
    ]);
    const shop = api(async () => paid);
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({ kind: 'code-refused', code: 'OLD' });
    expect(shop.pay).not.toHaveBeenCalled();
  });

  it('stops at a membership that cannot pay, before the order or when it is placed', async () => {
    const applicationError = { code: 'INVALID_SELECTION' };
    const calculationErrors = { membershipError: { applicationError } };
    const { store } = await opened([priced('10.00', { calculationErrors }), priced('10.00')]);
    const data = { membershipError: { applicationError } };
    const shop = api(() =>
      Promise.reject(new CallError({ code: 'CALCULATION_ERROR', status: 428, message: '', data })),
    );
    const buy = () => purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(await buy()).toEqual({ kind: 'membership-refused' });
    expect(shop.pay).not.toHaveBeenCalled();
    expect(await buy()).toEqual({ kind: 'membership-refused' });
    expect(shop.pay).toHaveBeenCalledOnce();
  });

  it('shows a code that was accepted and takes nothing off, until it is taken out', async () => {
    const { store } = await opened([], priced('10.00'));
    const shown = () => viewCodes(store.snapshot().checkout, store.snapshot().keptCoupon);
    await store.applyCode('FREESHIP');
    expect(shown()).toMatchObject([{ kind: 'coupon', code: 'FREESHIP', amount: undefined }]);
    await store.removeCoupon();
    expect(shown()).toEqual([]);
  });

  it('stops before any money moves where the sum is another now', async () => {
    const { store } = await opened([priced('12.00')]);
    const shop = api(async () => paid);
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({ kind: 'changed', before: '10.00', now: '12.00', reasons: none });
    expect(shop.tokenizeCard).not.toHaveBeenCalled();
    expect(shop.pay).not.toHaveBeenCalled();
  });

  it('tells the new sum where somebody else took the last use of a discount meanwhile', async () => {
    const { store } = await opened([priced('10.00'), priced('12.00')]);
    const shop = api(() => Promise.reject(refused('CHECKOUT_CHANGED', 428)));
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({ kind: 'changed', before: '10.00', now: '12.00', reasons: none });
  });

  it.each([
    ['before anything is sent', async () => paid, 0],
    ['while the order is placed', () => Promise.reject(refused('CALCULATION_ERROR', 428)), 1],
  ] as const)('removes a code that is used up %s, and charges nothing', async (when, answer, tries) => {
    const applicationError = { code: 'ERROR_COUPON_USAGE_EXCEEDED', data: { couponCode: 'ONCE' } };
    const usedUp = priced('12.00', { calculationErrors: { couponCalculationError: { applicationError } } });
    const { store } = await opened(tries === 0 ? [usedUp] : [priced('10.00'), usedUp], priced('12.00'));
    const shop = api(answer);
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect([when, result]).toMatchObject([
      when,
      {
        kind: 'changed',
        before: '10.00',
        now: '12.00',
        removed: { kind: 'coupon', code: 'ONCE', problem: 'ERROR_COUPON_USAGE_EXCEEDED' },
      },
    ]);
    expect(shop.pay).toHaveBeenCalledTimes(tries);
    expect(viewCodes(store.snapshot().checkout)).toEqual([]);
  });

  it('says what a gift card pays now that was spent elsewhere', async () => {
    const pays = (amount: string, total: string) =>
      priced(total, { giftCard: { obfuscatedCode: '****-1234', amount: { amount } } });
    const { store } = await opened([pays('8.00', '2.00'), pays('3.00', '7.00')]);
    await store.reprice(draft);
    const shop = api(() => Promise.reject(refused('REDEEM_GIFT_CARD_ERROR', 428)));
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '2.00' }, shop);
    expect(result).toEqual({
      kind: 'changed',
      before: '2.00',
      now: '7.00',
      reasons: none,
      giftCard: { code: '••1234', before: '8.00', now: '3.00' },
    });
    expect(shop.pay).not.toHaveBeenCalled();
  });

  it('names the gift card that is empty by now, though the checkout has none any more', async () => {
    const applicationError = { code: 'GIFT_CARD_IS_EMPTY', data: { obfuscatedCode: '****-****-****-1234' } };
    const empty = { giftCardCalculationError: { applicationError } };
    expect(viewCodes(priced('10.00', { calculationErrors: empty }))).toMatchObject([
      { kind: 'gift-card', code: '••1234', problem: 'GIFT_CARD_IS_EMPTY' },
    ]);
  });

  it.each([
    ['before anything is sent', async () => paid],
    ['while the order is placed', () => Promise.reject(refused(GONE, 428))],
  ] as const)('says which way of delivery took the place of one that is gone %s', async (when, answer) => {
    const offering = (total: string, ...ways: string[]) =>
      priced(total, {
        shippingInfo: {
          selectedCarrierServiceOption: { code: ways[0], carrierId: 'c' },
          carrierServiceOptions: [
            { carrierId: 'c', shippingOptions: ways.map((code) => ({ code, title: code })) },
          ],
        },
      });
    const both = offering('10.00', 'Post', 'Courier');
    const rejected = when === 'before anything is sent';
    const { store } = await opened([both, ...(rejected ? [refused(GONE, 400)] : [both])], undefined, () =>
      offering('17.00', 'Courier'),
    );
    await store.reprice(draft);
    const shop = api(answer);
    const result = await purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop);
    expect(result).toEqual({
      kind: 'changed',
      before: '10.00',
      now: '17.00',
      reasons: { ...none, delivery: { before: 'Post', now: 'Courier' } },
    });
    expect(store.snapshot().priceError).toBeUndefined();
  });

  it('stops where a piece was sold meanwhile', async () => {
    const lineItems = [
      { _id: 'l1', quantity: 2, availability: { status: 'AVAILABLE' as const, quantityAvailable: 1 } },
    ];
    const { store } = await opened([priced('10.00', { lineItems })]);
    const shop = api(async () => paid);
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toEqual({ kind: 'sold-out' });
    expect(shop.pay).not.toHaveBeenCalled();
  });

  it('needs no card where the gift card covers it, nor for a transfer', async () => {
    const free = await opened([priced('0.00')]);
    const shop = api(async () => paid);
    await purchase({ store: free.store, draft, method: 'card', card, amountSeen: '0.00' }, shop);
    expect(shop.pay).toHaveBeenCalledWith({ checkoutId: 'c1', seenTotal: '0.00' });
    const transfer = await opened([priced('10.00')]);
    await purchase({ store: transfer.store, draft, method: 'offline', card, amountSeen: '10.00' }, shop);
    expect(shop.pay).toHaveBeenLastCalledWith({
      checkoutId: 'c1',
      offline: true,
      seenTotal: '10.00',
    });
    const cash = await opened([priced('10.00')]);
    const byHand = { store: cash.store, draft, method: 'offline' as const, manualId: 'm1', card };
    await purchase({ ...byHand, amountSeen: '10.00' }, shop);
    expect(shop.pay).toHaveBeenLastCalledWith({
      checkoutId: 'c1',
      offline: true,
      manualMethodId: 'm1',
      seenTotal: '10.00',
    });
    expect(shop.tokenizeCard).not.toHaveBeenCalled();
  });

  it.each<[Partial<PaymentAnswer>, object]>([
    [
      { status: 'declined', reason: 'card_declined' },
      { kind: 'declined', reason: 'card_declined' },
    ],
    [
      { status: 'action', redirectUrl: '/c/1' },
      { kind: 'second-step', redirectUrl: '/c/1' },
    ],
    [{ status: 'pending' }, { kind: 'placed', orderId: 'o1' }],
  ])('takes the answer %j for what it is', async (answer, result) => {
    const { store } = await opened([priced('10.00')]);
    const shop = api(async () => ({ ...paid, ...answer }));
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toEqual(result);
  });

  it('asks how it went where the answer never came, instead of calling it a failure', async () => {
    const { store } = await opened([priced('10.00')]);
    const shop = api(
      () => Promise.reject(refused('NO_ANSWER', 0)),
      async () => paid,
    );
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toEqual({ kind: 'placed', orderId: 'o1' });
  });

  it.each([
    ['PARTIAL_OUT_OF_STOCK', 'sold-out'],
    ['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', 'in-progress'],
    ['UNREACHABLE', 'failed'],
  ])('tells %s as %s', async (code, kind) => {
    const { store } = await opened([priced('10.00')]);
    const shop = api(() => Promise.reject(refused(code)));
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toMatchObject({ kind });
  });

  it('shows at the card what the gateway found wrong with it', async () => {
    const { store } = await opened([priced('10.00')]);
    const shop = api(async () => paid);
    shop.tokenizeCard.mockRejectedValue(new CardRejected({ number: { key: 'checkout.wrong.testCard' } }));
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toEqual({ kind: 'card-refused', problems: { number: { key: 'checkout.wrong.testCard' } } });
  });

  it('orders nothing where the last change did not arrive', async () => {
    const { store } = await opened([refused('UNREACHABLE', 0)]);
    const shop = api(async () => paid);
    await expect(
      purchase({ store, draft, method: 'card', card, amountSeen: '10.00' }, shop),
    ).resolves.toMatchObject({ kind: 'failed', error: { code: 'UNREACHABLE' } });
    expect(shop.pay).not.toHaveBeenCalled();
  });

  it('knows a payment that was never begun from one nobody can tell of', async () => {
    await expect(findOut('c1', () => Promise.reject(refused('PAYMENT_NOT_FOUND', 404)))).resolves.toEqual({
      kind: 'not-paid',
    });
    await expect(findOut('c1', () => Promise.reject(refused('NO_ANSWER', 0)))).resolves.toEqual({
      kind: 'unknown',
    });
  });
});

describe('the checkout while one types', () => {
  it('takes the answer to the latest draft only', async () => {
    const { store, changeCheckout } = await opened([]);
    let late: (checkout: Checkout) => void = () => {};
    changeCheckout
      .mockReturnValueOnce(
        new Promise<Checkout>((resolve) => {
          late = resolve;
        }),
      )
      .mockResolvedValueOnce(priced('30.00'));
    const first = store.reprice(draft);
    await vi.waitFor(() => expect(changeCheckout).toHaveBeenCalledTimes(1));
    expect(store.snapshot().pricing).toBe(true);
    const second = store.reprice(draft);
    await expect(second).resolves.toBe(true);
    late(priced('20.00'));
    await expect(first).resolves.toBe(false);
    expect(store.amount()).toBe('30.00');
    expect(store.snapshot().pricing).toBe(false);
  });

  it('tries a code as a discount, then as a gift card', async () => {
    const { store } = await opened([]);
    await expect(store.applyCode('HALFDROP20267K2Q')).resolves.toBe(true);
    expect(store.amount()).toBe('0.00');
    await expect(store.removeCoupon()).resolves.toBe(false);
    expect(store.snapshot().code.error?.code).toBe('ERROR_COUPON_DOES_NOT_EXIST');
  });
});
