import { isSelected, type Selection } from '#admin/data/bulk.ts';
import type { ReviewRecord } from './review-record.ts';

/** More than these are confirmed first, and decided by a job. */
export const MAX_AT_ONCE = 20;

/**
 * What a decision is about, by key or by button: the selection where there is one, else the open review. A few selected
 * reviews are decided at once; many, or all that match a filter, are confirmed.
 */
export function decisionScope<Row extends Pick<ReviewRecord, 'id'>>(
  selection: Selection,
  rows: readonly Row[],
): 'open' | 'confirm' | readonly Row[] {
  if (selection.type === 'exclude' || selection.ids.size > MAX_AT_ONCE) return 'confirm';
  const chosen = rows.filter(({ id }) => isSelected(selection, id));
  return chosen.length === 0 ? 'open' : chosen;
}
