import { z } from 'zod';
import {
  FIELD_REQUIREMENTS,
  CHECKOUT_TEXTS,
  type CheckoutPage,
  type CheckoutTexts,
  type PayLinkUses,
  type ShownCheckout,
} from '../checkout-page.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';

const need = z.enum(FIELD_REQUIREMENTS);

const word = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be one line of text')
    .optional();

const words = z.strictObject(
  Object.fromEntries(Object.entries(CHECKOUT_TEXTS).map(([name, max]) => [name, word(max)])),
);

/** A part that is left out stays as it is. */
const change = z.strictObject({
  fields: z.strictObject({ phone: need, company: need, addressLine2: need }).partial().optional(),
  words: z.strictObject({ en: words, he: words }).partial().optional(),
});

export type CheckoutPageChange = z.output<typeof change>;

const page = z.strictObject({
  fields: z.strictObject({ phone: need, company: need, addressLine2: need }),
  words: z.strictObject({ en: z.custom<CheckoutTexts>(), he: z.custom<CheckoutTexts>() }),
}) satisfies z.ZodType<CheckoutPage>;

const onePage = z.strictObject({ page });

/** The checkout: what the contract's settings have no field for. */
export const checkoutPageExtensions = {
  getCheckoutPage: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({}),
    response: onePage,
  }),
  setCheckoutPage: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: change,
    response: onePage,
    audit: { entityType: 'checkoutPage', settingsRead: 'getCheckoutPage' },
  }),
};

/** Checkout templates: what the contract has no operation for. */
export const checkoutTemplateExtensions = {
  listCheckoutTemplateUses: readExtension({
    permission: 'ECOM.CHECKOUT_TEMPLATE_READ',
    request: z.strictObject({}),
    response: z.strictObject({
      uses: z.array(
        z.strictObject({
          templateId: z.string(),
          opened: z.int(),
          paid: z.int(),
          lastOpened: z.string().nullable(),
        }),
      ) satisfies z.ZodType<PayLinkUses['uses']>,
    }),
  }),
};

export const shopperCheckoutExtensions = {
  /** What every buyer is shown: the settings, and the shop's own part of them. */
  getStorefrontCheckout: shopperExtension({
    request: z.strictObject({}),
    response: z.custom<ShownCheckout>(),
  }),
};
