import type { ListLink } from '../../ui/list/ListActions.tsx';

/** The pages of the desk that are opened from the queue. */
export const reviewPages: readonly ListLink[] = [];
