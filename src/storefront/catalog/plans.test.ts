import { expect, it } from 'vitest';
import { planFrom, plansOf, savedPercent } from './plans.ts';

const monthly = { _id: 'm', frequency: 'MONTH', interval: 1, autoRenewal: true } as const;
const hidden = { ...monthly, _id: 'h', visible: false };

it('offers what is shown, and nothing where all of it is hidden', () => {
  expect(plansOf({ subscriptionDetails: { subscriptions: [monthly, hidden] } })).toEqual({
    once: false,
    plans: [{ id: 'm', frequency: 'MONTH', interval: 1 }],
  });
  expect(plansOf({ subscriptionDetails: { subscriptions: [hidden] } })).toBeUndefined();
  expect(plansOf({})).toBeUndefined();
});

it('chooses a single purchase first where there is one, and never a plan that is not offered', () => {
  const both = plansOf({ subscriptionDetails: { subscriptions: [monthly], allowOneTimePurchases: true } });
  const only = plansOf({ subscriptionDetails: { subscriptions: [monthly] } });
  expect(planFrom(null, both)).toBeUndefined();
  expect(planFrom('m', both)?.id).toBe('m');
  expect(planFrom('gone', both)).toBeUndefined();
  expect(planFrom('gone', only)?.id).toBe('m');
  expect(planFrom('m', undefined)).toBeUndefined();
});

it('says what is saved in whole percent', () => {
  expect(savedPercent('9.00', '7.65')).toBe(15);
  expect(savedPercent('32.00', '32.00')).toBe(0);
  expect(savedPercent('0', '0')).toBe(0);
});
