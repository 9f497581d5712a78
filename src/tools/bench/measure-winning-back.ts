import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';
import { measureLeft } from './winning-back-left.ts';
import { measureRecommendations } from './winning-back-recommended.ts';
import { measureRestock } from './winning-back-restock.ts';

export interface WinningBackFigures {
  engine: string;
  size: WinningBackSize;
  scenarios: Scenario[];
}

export interface WinningBackSize {
  orders: number;
  checkouts: number;
  waiting: number;
}

/** Each on a database of its own. */
export async function measureWinningBack(
  engine: string,
  envFor: (name: string) => Promise<Env>,
  size: WinningBackSize,
): Promise<WinningBackFigures> {
  return {
    engine,
    size,
    scenarios: [
      ...(await measureRestock(await envFor('restock'), size.waiting)),
      ...(await measureLeft(await envFor('left'), size.checkouts)),
      ...(await measureRecommendations(await envFor('recommended'), size.orders)),
    ],
  };
}
