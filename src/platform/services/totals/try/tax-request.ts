import { z } from 'zod';
import { MOST_TRIED_LINES } from '#shared/try-discount.ts';

const MOST_PIECES = 9999;
const MOST_DRAFTS = 200;
const MOST_EXEMPT = 50;
/** As the contract has it: a fraction of at most six decimals. */
const rate = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/);
const text = (most: number) => z.string().trim().max(most);

/** `TaxTrialRequest`, as it may arrive. */
export const askedTax = z
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
      .array(z.strictObject({ catalogItemId: z.guid(), quantity: z.int().min(1).max(MOST_PIECES) }))
      .max(MOST_TRIED_LINES)
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
                .max(MOST_EXEMPT)
                .optional(),
            }),
          )
          .max(MOST_DRAFTS)
          .optional(),
      })
      .optional(),
  })
  .refine(({ orderId, lines }) => (orderId === undefined) !== (lines === undefined), {
    path: ['lines'],
    message: 'must stand, or else `orderId`',
  });

export type AskedTax = z.infer<typeof askedTax>;
