import { expect, it } from 'vitest';
import { leadOf } from './order-view.ts';

const line = (preset: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD') => ({ itemType: { preset } });

it('says that an email follows only where the store sends any', () => {
  for (const preset of ['PHYSICAL', 'DIGITAL', 'GIFT_CARD'] as const)
    for (const paymentStatus of ['PAID', 'PENDING', 'NOT_PAID'] as const) {
      const order = { paymentStatus, lineItems: [line(preset)] };
      const [first, ...more] = leadOf(order, true);
      expect(more).toEqual([paymentStatus === 'PAID' ? 'thanks.confirmation' : 'thanks.weWrite']);
      expect(leadOf(order, false)).toEqual([first]);
    }
});

it('promises nothing of an order that was not paid for', () => {
  expect(leadOf({ paymentStatus: 'DECLINED' }, true)).toEqual(['thanks.declinedText']);
});
