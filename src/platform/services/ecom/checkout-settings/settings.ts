import type { CheckoutSettingsApi, Reply } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

type CheckoutSettings = NonNullable<Reply<CheckoutSettingsApi, 'getCheckoutSettings'>['checkoutSettings']>;

const hidden = { visible: false, content: '' };

/** Nothing is asked for and nothing is shown until the shop says so; gift cards may be redeemed. */
const defaults: CheckoutSettings = {
  checkoutPolicies: {
    termsAndConditions: hidden,
    privacyPolicy: hidden,
    returnPolicy: hidden,
    digitalItemPolicy: hidden,
    contactUs: hidden,
    customPolicy: { ...hidden, title: '' },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    giftCardRedeemEnabled: true,
  },
};

export const settings = settingsEntity<CheckoutSettingsApi>()({
  table: 'checkout_settings',
  key: 'checkoutSettings',
  defaults,
  fqdn: 'wix.ecom.v1.checkout_settings',
  dated: true,
});
