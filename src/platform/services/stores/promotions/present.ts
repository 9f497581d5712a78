import type { Promotion, StoredPromotion } from './tables.ts';

/** Whether an image is being imported follows from its absence; the activation date is the platform's own. */
export const present = (stored: readonly StoredPromotion[]): Promotion[] =>
  stored.map(({ waiting: _waiting, activatedDate: _date, ...promotion }) => promotion);
