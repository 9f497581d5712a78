import { compareMoney } from '#shared/money.ts';
import { MAX_ITEMS } from '../request.ts';

interface Line {
  catalogReference?: { catalogItemId?: string | null } | null;
  price?: { amount?: string | null } | null;
}

/** The products of an order that cost most a piece, each once, the dearest first. */
export function dearest(lines: readonly Line[]): string[] {
  const byPrice = lines.toSorted((a, b) => compareMoney(b.price?.amount ?? '0', a.price?.amount ?? '0'));
  const ids = byPrice.flatMap(({ catalogReference }) => catalogReference?.catalogItemId || []);
  return [...new Set(ids)].slice(0, MAX_ITEMS);
}
