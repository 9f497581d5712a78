import { describe, expect, it } from 'vitest';
import { remainingDays, inBars, reachOf } from './demand.ts';

const days = (from: string, pieces: readonly number[]) =>
  pieces.map((count, index) => ({
    day: new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    pieces: count,
  }));

describe('the demand of a product', () => {
  it('reaches over thirty days, or half a year of whole weeks, today with them', () => {
    expect(reachOf('days', '2025-11-26')).toEqual({ from: '2025-10-28', to: '2025-11-26' });
    expect(reachOf('weeks', '2025-11-26')).toEqual({ from: '2025-05-29', to: '2025-11-26' });
  });

  it('is a bar a day, or a week that ends today', () => {
    const some = days('2025-11-01', [1, 0, 2, 0, 0, 0, 0, 4, 1]);
    expect(inBars(some, 'days').map(({ pieces }) => pieces)).toEqual([1, 0, 2, 0, 0, 0, 0, 4, 1]);
    expect(inBars(some, 'weeks')).toEqual([
      { from: '2025-11-01', to: '2025-11-02', pieces: 1 },
      { from: '2025-11-03', to: '2025-11-09', pieces: 7 },
    ]);
  });

  it('says how long the rest lasts only of what is counted and sold', () => {
    const sold = (pieces: number) => ({ days: Array.from({ length: 30 }), totals: { pieces } }) as never;
    const stock = (quantity: number, trackQuantity = true) => ({ quantity, trackQuantity });
    expect(remainingDays(sold(60), [stock(70), stock(4)])).toBe(37);
    expect(remainingDays(sold(0), [stock(70)])).toBeUndefined();
    expect(remainingDays(sold(60), [stock(0)])).toBeUndefined();
    expect(remainingDays(sold(60), [stock(70), stock(0, false)])).toBeUndefined();
  });
});
