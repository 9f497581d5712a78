import type { Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { BASIC_SHIPPING } from '../delivery-profile/public.ts';
import { obfuscate } from '../gift-vouchers/public.ts';
import { taxFromApp } from './apps/tax.ts';
import { violationsFromApps } from './apps/violations.ts';
import { gather } from './gather.ts';
import type { Priced, PricingInput } from './pricing.ts';
import { computeBill } from './rules/pipeline.ts';
import { writeErrors } from './api/errors.ts';
import { writeBill } from './api/write-bill.ts';

const SAME_RATE: Decimal = '1';

/** Prices a basket as it stands. What is wrong with codes or the address goes into `calculationErrors`. */
export async function priceItems(context: Context, input: PricingInput): Promise<Priced> {
  const { site } = context;
  const { facts, refusals, giftCard, memberships } = await gather(context, input);
  const lawful = computeBill(facts);
  const told = await taxFromApp(context, input, lawful);
  const bill = told === undefined || told === 'SILENT' ? lawful : computeBill({ ...facts, toldTax: told });
  const priced = writeBill(bill, {
    conversion: {
      currency: site.currency,
      conversionCurrency: input.conversion?.currency ?? site.currency,
      rate: input.conversion?.rate ?? SAME_RATE,
      locale: site.locale,
    },
    carrierId: BASIC_SHIPPING.id,
    calculationErrors: writeErrors(bill, refusals, input.giftCardCode),
    giftCard: giftCard && { obfuscatedCode: obfuscate(giftCard.code), appId: giftCard.appId },
    taxIsSilent: told === 'SILENT',
    memberships,
  });
  const violations = await violationsFromApps(context, input, priced);
  return violations.length > 0 ? { ...priced, violations: [...priced.violations, ...violations] } : priced;
}
