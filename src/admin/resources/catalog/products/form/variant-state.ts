import { CircleAlert, CircleCheck, CircleX, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { StockItem } from '#wix/product-operations.ts';
import type { StatusLook } from '#admin/ui/status-chip.tsx';
import type { VariantDraft } from './variants.ts';

/** So few are said to be few. */
const FEW = 5;

type VariantState = 'inStock' | 'low' | 'out' | 'hidden';

export const stateLooks: Readonly<Record<VariantState, StatusLook>> = {
  inStock: { tone: 'ok', icon: CircleCheck, quiet: true },
  low: { tone: 'warn', icon: CircleAlert },
  out: { tone: 'bad', icon: CircleX },
  hidden: { tone: 'calm', icon: EyeOff },
};

type Items = ReadonlyMap<string | null | undefined, StockItem>;

const piecesOf = (variant: VariantDraft, items: Items): number | undefined => {
  const item = items.get(variant.id ?? '');
  if (!variant.id) return /^\d{1,5}$/.test(variant.quantity.trim()) ? Number(variant.quantity) : undefined;
  return item?.trackQuantity === false ? undefined : (item?.quantity ?? undefined);
};

/** Whether it can be bought, as far as that is known. */
export function stateOf(variant: VariantDraft, items: Items): VariantState {
  if (!variant.visible) return 'hidden';
  const item = items.get(variant.id ?? '');
  if (variant.id && item?.availabilityStatus === 'OUT_OF_STOCK') return 'out';
  const pieces = piecesOf(variant, items);
  if (pieces === 0) return 'out';
  return pieces !== undefined && pieces <= FEW ? 'low' : 'inStock';
}

const worst: readonly VariantState[] = ['out', 'low', 'hidden'];

/** Of several: all there is, and how many are in the worst state that any of them is in. */
export function useGroupState(variants: readonly VariantDraft[], items: Items) {
  const translate = useTranslate();
  const counted = variants.map((variant) => piecesOf(variant, items));
  const states = variants.map((variant) => stateOf(variant, items));
  const kind = worst.find((state) => states.includes(state)) ?? 'inStock';
  const known = counted.filter((pieces) => pieces !== undefined);
  return {
    kind,
    count: states.filter((state) => state === kind).length,
    pieces:
      known.length === 0
        ? translate('products.stock.uncounted')
        : known.reduce((sum, pieces) => sum + pieces, 0).toLocaleString('en'),
  };
}
