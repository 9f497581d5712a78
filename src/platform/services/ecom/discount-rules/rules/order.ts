import type { DiscountRule } from '../discount-rule.ts';

type Placed = Pick<DiscountRule, 'id' | 'createdDate'>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** As rules are taken: those that somebody put in order, then the others, the oldest first. */
export function byOrder(ids: readonly string[]): (a: Placed, b: Placed) => number {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Placed): number => places.get(id) ?? places.size;
  return (a, b) => placeOf(a) - placeOf(b) || compare(a.createdDate, b.createdDate) || compare(a.id, b.id);
}
