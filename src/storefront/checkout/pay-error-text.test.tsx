import { expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { blockingNotes, payErrorText } from './pay-error-text.ts';

const said = (key: string, values?: object): string => `${key} ${JSON.stringify(values ?? {})}`;
const error = new CallError({ code: 'VIOLATIONS_WITH_ERROR_SEVERITY', status: 428, message: 'No.' });
const facts = { locale: 'en', currency: 'EUR' } as const;

it('says beside the button what keeps an order back, and nothing that only warns', () => {
  const heldBack = blockingNotes([
    { severity: 'WARNING', description: 'Leaves on Monday.' },
    { severity: 'ERROR', description: 'Not sold to Porto.' },
    { severity: 'ERROR' },
  ]);
  expect(heldBack).toBe('Not sold to Porto.');
  const problem = { kind: 'failed', error } as const;
  expect(payErrorText(said as never, problem, { ...facts, heldBack })).toBe(
    'checkout.blocked {"text":"Not sold to Porto."}',
  );
  expect(payErrorText(said as never, problem, facts)).toContain('VIOLATIONS_WITH_ERROR_SEVERITY');
});

it('says which code was removed and why, what a gift card pays now, and the total', () => {
  const none = { prices: [], endedDiscounts: [] };
  const text = (more: object) =>
    payErrorText(said, { kind: 'changed', before: '10.00', now: '12.00', reasons: none, ...more }, facts);
  const code = (problem: string) => ({
    removed: { kind: 'coupon', code: 'ONCE', amount: undefined, problem },
  });
  expect(text({})).toMatch(/^checkout\.changed .*€10\.00.*€12\.00/);
  expect(text(code('ERROR_COUPON_USAGE_EXCEEDED'))).toMatch(
    /^checkout\.removed\.ERROR_COUPON_USAGE_EXCEEDED .*ONCE.* checkout\.changed /,
  );
  expect(text(code('GIFT_CARD_DISABLED'))).toMatch(/^checkout\.removed\.other .*ONCE/);
  expect(text({ ...code('ERROR_COUPON_HAS_EXPIRED'), before: '12.00' })).toContain('checkout.totalStays');
  expect(text({ giftCard: { code: '••1234', before: '8.00', now: '3.00' } })).toMatch(
    /^checkout\.giftCardChanged .*€8\.00.*€3\.00.* checkout\.changed /,
  );
  const reasons = {
    prices: [{ name: 'Reef', before: '8.00', now: '9.00' }],
    endedDiscounts: ['Spring'],
    delivery: { before: 'Post', now: 'Courier' },
  };
  expect(text({ reasons })).toMatch(
    /^checkout\.priceChanged .*Reef.*€8\.00.*€9\.00.* checkout\.discountEnded .*Spring.* checkout\.deliveryReplaced .*Post.*Courier.* checkout\.changed /,
  );
});
