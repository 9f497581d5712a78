import type { ServedCountries } from './served-countries.ts';

/** How the checkout asks for something. */
export const FIELD_REQUIREMENTS = ['HIDDEN', 'OPTIONAL', 'REQUIRED'] as const;
export type FieldRequirement = (typeof FIELD_REQUIREMENTS)[number];

/** Fields of an address that a store can require, offer or hide; the contract's settings lack them. */
export const OPTIONAL_FIELDS = ['phone', 'company', 'addressLine2'] as const;
type OptionalField = (typeof OPTIONAL_FIELDS)[number];
export type FieldRequirements = Record<OptionalField, FieldRequirement>;

/** What the contract lets somebody call parts of the checkout, with the most letters. */
export const CHECKOUT_TEXTS = {
  continueShoppingLink: 30,
  orderSummary: 30,
  customerDetails: 30,
  reviewAndPlaceOrder: 50,
  placeOrderButton: 50,
  placeOrderPayButton: 50,
} as const;
export type CheckoutText = keyof typeof CHECKOUT_TEXTS;
export type CheckoutTexts = Partial<Record<CheckoutText, string>>;

export const CHECKOUT_LANGUAGES = ['en', 'he'] as const;
export type CheckoutLanguage = (typeof CHECKOUT_LANGUAGES)[number];

/** What the shop says of its own checkout beside the contract's settings. */
export interface CheckoutPage {
  fields: FieldRequirements;
  words: Record<CheckoutLanguage, CheckoutTexts>;
}

/** Of the contract's settings, what buyers are shown. */
interface ShownSettings {
  checkoutPolicies?: {
    termsAndConditions?: { visible?: boolean | null };
    privacyPolicy?: { visible?: boolean | null };
    returnPolicy?: { visible?: boolean | null };
    contactUs?: { visible?: boolean | null };
  };
  checkoutFields?: {
    policyAgreementCheckbox?: { visible?: boolean | null; checkedByDefault?: boolean | null };
    subscriptionCheckbox?: { visible?: boolean | null; checkedByDefault?: boolean | null };
    giftCardRedeemEnabled?: boolean | null;
  };
  checkoutBrand?: ShownBrand;
}

export interface ShownBrand {
  header?: {
    text?: string | null;
    textColor?: string | null;
    backgroundFill?: { color?: string | null };
    logo?: {
      image?: { id?: string | null; width?: number | null; height?: number | null; altText?: string | null };
    };
  };
  mainSection?: { summaryBackgroundFill?: { color?: string | null } };
  global?: { placeOrderButtonColor?: string | null; selectionColor?: string | null };
}

/** All that the shop's checkout goes by. */
export interface ShownCheckout extends CheckoutPage {
  settings: ShownSettings;
  /** The countries that goods are sent to; absent where a hosted platform keeps that. */
  served?: ServedCountries;
}

export const DEFAULT_CHECKOUT_PAGE: CheckoutPage = {
  fields: { phone: 'OPTIONAL', company: 'HIDDEN', addressLine2: 'OPTIONAL' },
  words: { en: {}, he: {} },
};

/** How pay links do; `:id` in the address stands for the template's. */
export interface PayLinkUses {
  address: string;
  uses: { templateId: string; opened: number; paid: number; lastOpened: string | null }[];
}

/** Who the contract says the shop's own words come from; a template may name them, as it may those of an app. */
export const OWN_CONTENT = {
  appId: '5d2c8a10-7b3f-4c6e-9a41-0c1f6b7d2e01',
  componentId: '5d2c8a10-7b3f-4c6e-9a41-0c1f6b7d2e02',
};
