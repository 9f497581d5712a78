import type { Promotion, StoredPromotion } from './tables.ts';

/** Whether something is on its way is told by what is not there yet. */
export const present = (stored: readonly StoredPromotion[]): Promotion[] =>
  stored.map(({ waiting: _told, ...promotion }) => promotion);
