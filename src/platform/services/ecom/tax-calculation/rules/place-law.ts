import { REVERSE_CHARGE_NAME } from '#shared/tax-answer.ts';
import { isExport, type ReverseCharge } from './reverse-charge.ts';
import type { TaxRate } from './tax-rate.ts';

interface LawLocation {
  country: string | null | undefined;
  sellerCountry: string | undefined;
  reverseCharge: ReverseCharge | undefined;
}

/** What holds where the shop collects nothing. */
export function outsideRegions({ country, sellerCountry, reverseCharge }: LawLocation): TaxRate {
  if (!country) return { rate: '0', rule: { kind: 'NO_ADDRESS' } };
  if (reverseCharge) {
    const rule = { kind: 'REVERSE_CHARGE', ...reverseCharge, instead: '0' } as const;
    return { rate: '0', name: REVERSE_CHARGE_NAME, type: 'VAT', jurisdiction: country, rule };
  }
  const kind = isExport(sellerCountry, country) ? 'EXPORT' : 'NO_REGION';
  return { rate: '0', rule: { kind, country } };
}
