import type { Selection } from '#shared/jobs.ts';

/** What the page of printing is told by whoever leads to it; the browser keeps it with the entry of its history. */
export interface PrintSelection {
  selection: Selection;
  count: number;
  back: { to: string; label: string };
}

export const isPrintSelection = (state: unknown): state is PrintSelection =>
  typeof state === 'object' && state !== null && 'selection' in state && 'back' in state;
