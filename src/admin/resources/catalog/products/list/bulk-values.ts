import type { AmountMode } from '#shared/changed-amount.ts';

export interface PriceChange {
  mode: AmountMode;
  by: string;
}

export const isAmount = (typed: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(typed.trim());
