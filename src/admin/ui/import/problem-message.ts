import type { ProblemKind } from '#shared/imports.ts';

/** The last part of the key of a problem's message: stored summaries of imports call a duplicate `taken`. */
export type ProblemMessage = Exclude<ProblemKind, 'taken'> | 'duplicate';

export const problemMessage = (kind: ProblemKind): ProblemMessage => (kind === 'taken' ? 'duplicate' : kind);
