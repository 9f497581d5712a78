import type { CatalogReference } from '#platform/services/stores/catalog/public.ts';
import { isSameLine, type Line } from '../../line-items/public.ts';

/** What stays in the cart of somebody who went on shopping while paying for what was in it. */
export const withoutOrdered = (
  lines: readonly Line[],
  ordered: readonly { id?: string | null; quantity?: number; catalogReference?: CatalogReference }[],
): Line[] =>
  lines.flatMap((line) => {
    const bought = ordered.find((one) => isSameLine(line, one))?.quantity ?? 0;
    const quantity = line.quantity - bought;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
