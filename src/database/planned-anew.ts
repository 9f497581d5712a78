import { sql } from 'kysely';

const MARK = '/* planned anew */';

/**
 * Begins a statement whose best plan depends on its values, such as one with a filter that somebody chose: it is never
 * kept prepared. All others are planned once, whatever they are asked with.
 */
export const plannedAnew = sql.raw(`${MARK} `);

export const isPlannedAnew = (text: string): boolean => text.startsWith(MARK);
