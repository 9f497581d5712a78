import { z } from 'zod';
import type { TaxIdAnswer, TaxRule, TaxTrial } from '../tax-answer.ts';
import { MAX_TRIED_LINES } from '../try-discount.ts';
import { readExtension } from './define.ts';

const MAX_QUANTITY = 9999;
const MAX_DRAFTS = 200;
const MAX_EXEMPT_RATES = 50;
/** As the contract has it: a fraction of at most six decimals. */
const rate = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/);
const text = (max: number) => z.string().trim().max(max);
const optionalText = z.string().exactOptional();

const request = z
  .strictObject({
    address: z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      subdivision: text(50).optional(),
      city: text(100).optional(),
      postalCode: text(50).optional(),
    }),
    buyer: z
      .strictObject({
        kind: z.enum(['PRIVATE', 'BUSINESS']),
        taxId: text(100).optional(),
        contactId: z.guid().optional(),
        taxExemptGroupId: z.guid().optional(),
      })
      .optional(),
    orderId: z.guid().optional(),
    lines: z
      .array(z.strictObject({ catalogItemId: z.guid(), quantity: z.int().min(1).max(MAX_QUANTITY) }))
      .max(MAX_TRIED_LINES)
      .optional(),
    draft: z
      .strictObject({
        mappings: z
          .array(
            z.strictObject({
              taxGroupId: z.guid(),
              taxRegionId: z.guid(),
              taxRate: rate,
              taxName: text(200).optional(),
              exemptRates: z
                .array(z.strictObject({ taxExemptGroupId: z.guid(), taxRate: rate }))
                .max(MAX_EXEMPT_RATES)
                .optional(),
            }),
          )
          .max(MAX_DRAFTS)
          .optional(),
      })
      .optional(),
  })
  .refine(({ orderId, lines }) => (orderId === undefined) !== (lines === undefined), {
    path: ['lines'],
    message: 'must stand, or else `orderId`',
  });

export type TaxPreviewRequest = z.output<typeof request>;

const place = { country: z.string(), subdivision: z.string() };

const preview = z.strictObject({
  currency: z.string(),
  place: z.strictObject(place),
  region: z
    .strictObject({ ...place, id: z.string(), by: z.enum(['SUBDIVISION', 'COUNTRY']) })
    .exactOptional(),
  sellerCountry: optionalText,
  taxIncludedInPrices: z.boolean(),
  taxId: z.custom<TaxIdAnswer>().exactOptional(),
  exemptGroup: z.strictObject({ id: z.string(), name: z.string() }).exactOptional(),
  lines: z.array(
    z.strictObject({
      kind: z.enum(['ITEM', 'DELIVERY', 'FEE']),
      id: z.string(),
      name: z.string(),
      detail: z.string(),
      quantity: z.number(),
      taxGroupId: optionalText,
      amount: z.string(),
      beforeTax: z.string(),
      tax: z.string(),
      afterTax: z.string(),
      rate: z.string(),
      taxName: optionalText,
      exempt: z.string(),
      rule: z.custom<TaxRule>(),
      gone: z.boolean(),
    }),
  ),
  byRate: z.array(
    z.strictObject({
      rate: z.string(),
      taxName: optionalText,
      rule: z.custom<TaxRule['kind']>(),
      beforeTax: z.string(),
      tax: z.string(),
    }),
  ),
  totals: z.strictObject({
    beforeTax: z.string(),
    tax: z.string(),
    afterTax: z.string(),
    exempt: z.string(),
  }),
}) satisfies z.ZodType<TaxTrial>;

/** Tax: what the contract has no operation for. */
export const taxExtensions = {
  /** The tax of a cart, or of an order's items, at an address, also by rates that are not saved. */
  previewTax: readExtension({
    permission: 'BILLING.MANUAL_TAX_MAPPING_READ',
    request,
    response: preview,
    isPreview: true,
  }),
};
