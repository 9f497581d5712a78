import {
  CHECKOUT_LANGUAGES,
  CHECKOUT_TEXTS,
  DEFAULT_CHECKOUT_PAGE,
  type FieldRequirement,
  type CheckoutLanguage,
  type CheckoutPage,
  type CheckoutText,
  type CheckoutTexts,
} from '#shared/checkout-page.ts';
import { contrastOf, isHexColour, MIN_CONTRAST } from '#shared/contrast.ts';
import type { CheckoutSettings } from '#wix/checkout-settings-operations.ts';

/** Policies of the contract that the shop has a page for. */
export const POLICIES = ['termsAndConditions', 'privacyPolicy', 'returnPolicy', 'contactUs'] as const;
type Policy = (typeof POLICIES)[number];

export const TEXT_FIELDS = Object.keys(CHECKOUT_TEXTS) as CheckoutText[];
export const textField = <L extends CheckoutLanguage, W extends CheckoutText>(
  language: L,
  word: W,
): `${L}_${W}` => `${language}_${word}`;

type WordFields = Record<`${CheckoutLanguage}_${CheckoutText}`, string>;

/** All of the checkout as the form holds it. */
export type CheckoutValues = Record<Policy, boolean> &
  WordFields & {
    phone: FieldRequirement;
    company: FieldRequirement;
    addressLine2: FieldRequirement;
    agreement: boolean;
    newsletter: boolean;
    giftCards: boolean;
    headerText: string;
    headerBack: string;
    headerInk: string;
    buttonColour: string;
    /** `wix:image://…`, as the SDK writes a picture of the library; empty for none. */
    logo: string;
  };

export interface CheckoutRecord {
  id: string;
  revision: string;
  settings: CheckoutSettings;
  /** Absent where a hosted platform has a checkout of its own. */
  page: CheckoutPage | undefined;
}

export function readValues(record: CheckoutRecord | undefined): CheckoutValues {
  const { checkoutFields, checkoutPolicies, checkoutBrand } = record?.settings ?? {};
  const { fields, words } = record?.page ?? DEFAULT_CHECKOUT_PAGE;
  const said = Object.fromEntries(
    CHECKOUT_LANGUAGES.flatMap((language) =>
      TEXT_FIELDS.map((word) => [textField(language, word), words[language][word] ?? '']),
    ),
  ) as WordFields;
  const policies = Object.fromEntries(
    POLICIES.map((policy) => [policy, checkoutPolicies?.[policy]?.visible ?? false]),
  ) as Record<Policy, boolean>;
  return {
    ...fields,
    ...policies,
    ...said,
    agreement: checkoutFields?.policyAgreementCheckbox?.visible ?? false,
    newsletter: checkoutFields?.subscriptionCheckbox?.visible ?? false,
    giftCards: checkoutFields?.giftCardRedeemEnabled ?? true,
    headerText: checkoutBrand?.header?.text ?? '',
    headerBack: checkoutBrand?.header?.backgroundFill?.color ?? '',
    headerInk: checkoutBrand?.header?.textColor ?? '',
    buttonColour: checkoutBrand?.global?.placeOrderButtonColor ?? '',
    // The SDK turns the picture into its address and leaves it out of the type.
    logo: (checkoutBrand?.header?.logo as { image?: string } | undefined)?.image ?? '',
  };
}

/** What the shop is drawn in where the merchant chose nothing. */
export const SHOP_COLOURS = { headerBack: '#fdfdfb', headerInk: '#13201b', buttonColour: '#13201b' };

/** The colour of words on a button, as the shop chooses it. */
export const onColour = (back: string): string =>
  (contrastOf(back, '#ffffff') ?? 0) >= (contrastOf(back, '#13201b') ?? 0) ? '#ffffff' : '#13201b';

export function problemsOf(values: CheckoutValues): Record<string, { key: string; values?: object }> {
  const { headerBack, headerInk, buttonColour, headerText } = values;
  const wrong = (colour: string): boolean => colour !== '' && !isHexColour(colour);
  const contrast = contrastOf(headerBack || SHOP_COLOURS.headerBack, headerInk || SHOP_COLOURS.headerInk);
  const bad = { key: 'checkout-settings.problem.colour' };
  return {
    ...(wrong(headerBack) && { headerBack: bad }),
    ...(wrong(headerInk) && { headerInk: bad }),
    ...(wrong(buttonColour) && { buttonColour: bad }),
    ...(headerText.length > 55 && {
      headerText: { key: 'counterpart.form.tooLong', values: { smart_count: 55 } },
    }),
    ...(contrast !== undefined &&
      contrast < MIN_CONTRAST && {
        headerInk: {
          key: 'checkout-settings.problem.contrast',
          values: { contrast: contrast.toFixed(1), least: MIN_CONTRAST },
        },
      }),
  };
}

export interface CheckoutChange {
  settings?: CheckoutSettings;
  page?: { fields?: CheckoutPage['fields']; words?: Partial<Record<CheckoutLanguage, CheckoutTexts>> };
}

const wordsIn = (values: CheckoutValues, language: CheckoutLanguage): CheckoutTexts =>
  Object.fromEntries(TEXT_FIELDS.map((word) => [word, values[textField(language, word)].trim()]));

function brandOf(values: CheckoutValues, changed: ReadonlySet<string>): object {
  const { headerText, headerBack, headerInk, buttonColour, logo } = values;
  const header = {
    ...(changed.has('headerText') && { text: headerText.trim() || null }),
    ...(changed.has('headerBack') && { backgroundFill: headerBack ? { color: headerBack } : null }),
    ...(changed.has('headerInk') && { textColor: headerInk || null }),
    ...(changed.has('logo') && { logo: logo ? { image: logo } : null }),
  };
  const global = changed.has('buttonColour') && { placeOrderButtonColor: buttonColour || null };
  if (Object.keys(header).length === 0 && !global) return {};
  return { checkoutBrand: { ...(Object.keys(header).length > 0 && { header }), ...(global && { global }) } };
}

/** What was changed and nothing else: the contract's settings by one call, the shop's own part by another. */
export function toChange(values: CheckoutValues, changed: ReadonlySet<string>): CheckoutChange {
  const policies = POLICIES.filter((policy) => changed.has(policy));
  const fields = {
    ...(changed.has('agreement') && { policyAgreementCheckbox: { visible: values.agreement } }),
    ...(changed.has('newsletter') && { subscriptionCheckbox: { visible: values.newsletter } }),
    ...(changed.has('giftCards') && { giftCardRedeemEnabled: values.giftCards }),
  };
  const settings = {
    ...(Object.keys(fields).length > 0 && { checkoutFields: fields }),
    ...(policies.length > 0 && {
      checkoutPolicies: Object.fromEntries(policies.map((policy) => [policy, { visible: values[policy] }])),
    }),
    ...brandOf(values, changed),
  } as CheckoutSettings;
  const { phone, company, addressLine2 } = values;
  const requested = ['phone', 'company', 'addressLine2'].some((field) => changed.has(field));
  const spoken = CHECKOUT_LANGUAGES.filter((language) =>
    TEXT_FIELDS.some((word) => changed.has(textField(language, word))),
  );
  const page = {
    ...(requested && { fields: { phone, company, addressLine2 } }),
    ...(spoken.length > 0 && {
      words: Object.fromEntries(spoken.map((language) => [language, wordsIn(values, language)])),
    }),
  };
  return {
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(Object.keys(page).length > 0 && { page }),
  };
}
