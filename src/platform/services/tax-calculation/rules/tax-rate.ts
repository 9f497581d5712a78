import type { Decimal } from '../../../../shared/money.ts';

/** What one group of goods is taxed with in one place. */
export interface TaxRate {
  /** A fraction: `0.23`. */
  rate: Decimal;
  taxGroupId?: string;
  name?: string;
  type?: string;
  jurisdiction?: string;
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
}

export const UNTAXED: TaxRate = { rate: '0' };
