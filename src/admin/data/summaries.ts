/**
 * For a list whose rows have less than their records. react-admin takes the rows of a list for records that were read, and a form
 * would begin with them: rows that are read by other parameters are none.
 */
export const SUMMARIES = { meta: { summaries: true } } as const;
