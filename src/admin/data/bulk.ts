import type { PlatformFilter } from './filter-operators.ts';

/** The rows an action is for: those picked one by one, or all that match but a few. */
export type Selection =
  | { type: 'include'; ids: ReadonlySet<string> }
  | { type: 'exclude'; ids: ReadonlySet<string> };

export type JobSelection = { ids: string[] } | { filter: PlatformFilter };

export const nothingSelected: Selection = { type: 'include', ids: new Set() };

export const everything: Selection = { type: 'exclude', ids: new Set() };

export function selectedCount(selection: Selection, total: number | undefined): number | undefined {
  if (selection.type === 'include') return selection.ids.size;
  return total === undefined ? undefined : Math.max(0, total - selection.ids.size);
}

export function isSelected({ type, ids }: Selection, id: string): boolean {
  return ids.has(id) === (type === 'include');
}

export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { type: selection.type, ids };
}

/** Adds or takes away the rows of one page, leaving those of other pages as they are. */
export function withPage(selection: Selection, pageIds: readonly string[], selected: boolean): Selection {
  const ids = new Set(selection.ids);
  const listed = selected === (selection.type === 'include');
  for (const id of pageIds) {
    if (listed) ids.add(id);
    else ids.delete(id);
  }
  return { type: selection.type, ids };
}

/** The filter is resolved now, so "in the last 7 days" means the days the person saw. */
export function toJobSelection(selection: Selection, filter: PlatformFilter): JobSelection {
  return selection.type === 'include'
    ? { ids: [...selection.ids] }
    : { filter: selectionFilter(selection, filter) };
}

/** What matches the selected rows and no others; `filter` is what the list shows. */
export function selectionFilter({ type, ids }: Selection, filter: PlatformFilter): PlatformFilter {
  if (type === 'include') return { id: { $in: [...ids] } };
  if (ids.size === 0) return filter;
  const others = { id: { $nin: [...ids] } };
  return Object.keys(filter).length === 0 ? others : { $and: [filter, others] };
}
