import { partsOf } from '#shared/small-decimals.ts';

/** Beyond it numbers are not exact. */
const MAX_PARTS = Number.MAX_SAFE_INTEGER / 1000;

/** What is left of the price after the cost, in tenths of a per cent, rounded half up; nothing where it cannot be said. */
export function marginOf(price: string, cost: string): string | undefined {
  const [requested, spent] = [partsOf(price.trim()), partsOf(cost.trim())];
  if (cost.trim() === '' || !(requested > 0) || Number.isNaN(spent)) return undefined;
  const remaining = requested - spent;
  if (Math.abs(remaining) > MAX_PARTS) return undefined;
  // Half up on both sides of nothing: exact, since both are whole numbers.
  const tenths = Math.floor((remaining * 2000 + requested) / (2 * requested));
  const size = Math.abs(tenths);
  return `${tenths < 0 ? '−' : ''}${Math.floor(size / 10)}.${size % 10}%`;
}
