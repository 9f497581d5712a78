import type { Decimal } from '#shared/money.ts';
import type { TaxRule } from '#shared/tax-answer.ts';

/** What one group of goods is taxed with in one place, for one buyer. */
export interface TaxRate {
  /** A fraction: `0.23`. */
  rate: Decimal;
  taxGroupId?: string;
  name?: string;
  type?: string;
  jurisdiction?: string;
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
  rule: TaxRule;
  /** The taxes that it is made of, where an app of the shop counted them. */
  parts?: readonly TaxPart[];
}

interface TaxPart extends Pick<TaxRate, 'rate' | 'name' | 'type' | 'jurisdiction' | 'jurisdictionType'> {
  tax: Decimal;
  taxable: Decimal;
}

export const UNTAXED: TaxRate = { rate: '0', rule: { kind: 'NO_ADDRESS' } };

/** What anybody else would pay there; undefined where this buyer pays as all do. */
export const insteadOf = ({ rule }: TaxRate): Decimal | undefined =>
  rule.kind === 'EXEMPT_GROUP' || rule.kind === 'REVERSE_CHARGE' ? rule.instead : undefined;
