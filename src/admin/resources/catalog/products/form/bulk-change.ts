import { amountModes, changedAmount, type AmountMode } from '#shared/changed-amount.ts';
import { currencyDigits } from '#shared/money.ts';
import type { VariantDraft } from './variants.ts';

export const bulkFields = ['price', 'compareAt', 'cost', 'stock', 'weight'] as const;
export type BulkField = (typeof bulkFields)[number];

/** Pieces and weights are set or counted up; only money is raised by a share of itself. */
export const modesOf = (field: BulkField): readonly AmountMode[] =>
  field === 'price' || field === 'compareAt' || field === 'cost' ? amountModes : ['set', 'add', 'less'];

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

interface Change {
  field: Exclude<BulkField, 'stock'>;
  mode: AmountMode;
  by: string;
  currency: string;
}

/** One variant changed like the others that are chosen; as it was where it has nothing to count from. */
export function changeVariant(variant: VariantDraft, { field, mode, by, currency }: Change): VariantDraft {
  const held = variant[field];
  if (mode !== 'set' && held.trim() === '' && field !== 'weight') return variant;
  const made = changedAmount(held, mode, by, field === 'weight' ? 3 : currencyDigits(currency));
  if (made === undefined) return variant;
  return { ...variant, [field]: field === 'weight' ? withoutZeros(made) : made };
}
