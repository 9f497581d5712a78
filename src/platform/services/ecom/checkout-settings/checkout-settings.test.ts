import { checkoutSettings } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor } from '#testing/shop.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'checkout settings',
  (database) => {
    it('sdk: are there from the start, change by part, and are read by shoppers', async () => {
      const stack = startStack(database());
      const staff = stack.sdk({ checkoutSettings }).checkoutSettings;
      const shopper = stack.sdk({ checkoutSettings }, newVisitor()).checkoutSettings;
      expect((await shopper.getCheckoutSettings()).checkoutSettings).toMatchObject({
        checkoutPolicies: { termsAndConditions: { visible: false } },
        checkoutFields: { giftCardRedeemEnabled: true },
      });
      await staff.updateCheckoutSettings({
        checkoutPolicies: { termsAndConditions: { visible: true, content: 'Be kind.' } },
      });
      await staff.updateCheckoutSettings({ checkoutFields: { giftCardRedeemEnabled: false } });
      expect((await shopper.getCheckoutSettings()).checkoutSettings).toMatchObject({
        checkoutPolicies: {
          termsAndConditions: { visible: true, content: 'Be kind.' },
          privacyPolicy: { visible: false },
        },
        checkoutFields: { giftCardRedeemEnabled: false },
      });
      expect(await errorOf(shopper.updateCheckoutSettings({}))).toBe('PERMISSION_DENIED');
    });
  },
  platformMigrations,
);
