import { isSelected, nothingSelected, toggled, type Selection } from '#admin/data/bulk.ts';

/** What is selected, where the keyboard is, and where a range begins; both by their place in the list. */
export interface Picks {
  selection: Selection;
  cursor: number | undefined;
  anchor: number | undefined;
}

export const noPicks: Picks = { selection: nothingSelected, cursor: undefined, anchor: undefined };

export interface PickKeys {
  shift: boolean;
  /** Control, or the command key. */
  toggle: boolean;
}

const between = (ids: readonly string[], from: number, to: number): string[] =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1);

const only = (ids: Iterable<string>): Selection => ({ type: 'include', ids: new Set(ids) });

/** A click, or an arrow, on the one at `at`. */
export function pick(before: Picks, ids: readonly string[], at: number, { shift, toggle }: PickKeys): Picks {
  const id = ids[at];
  if (id === undefined) return before;
  if (shift) {
    const anchor = before.anchor ?? at;
    const range = between(ids, anchor, at);
    const stored = toggle && before.selection.type === 'include' ? before.selection.ids : [];
    return { selection: only([...stored, ...range]), cursor: at, anchor };
  }
  const selection = toggle ? toggled(before.selection, id) : only([id]);
  return { selection, cursor: at, anchor: at };
}

/** The keyboard goes on without selecting. */
export const moveTo = (before: Picks, at: number): Picks => ({ ...before, cursor: at, anchor: at });

/** What the rubber band has caught, in addition to what was selected where a key is held. */
export const caught = (before: Picks, ids: readonly string[], add: boolean): Picks => ({
  ...before,
  selection: only([...(add && before.selection.type === 'include' ? before.selection.ids : []), ...ids]),
});

/** Where an arrow leads from `at` in rows of so many. */
export function step(
  at: number | undefined,
  key: string,
  columns: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (by === undefined) return undefined;
  if (at === undefined) return 0;
  const next = at + by;
  if (next < 0) return at;
  // Down from above a last row that is not full leads into it.
  if (next > last) return Math.floor(at / columns) < Math.floor(last / columns) ? last : at;
  return next;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Layout {
  columns: number;
  /** From the beginning of one to that of the next. */
  cellWidth: number;
  rowHeight: number;
  width: number;
  height: number;
  /** Before the first. */
  inset: { x: number; y: number };
}

/** The places that a box touches; reckoned, since most of them are not drawn. */
export function within(box: Box, layout: Layout, count: number): number[] {
  const { columns, cellWidth, rowHeight, width, height, inset } = layout;
  const found: number[] = [];
  const firstRow = Math.max(0, Math.floor((box.top - inset.y) / rowHeight));
  const lastRow = Math.min(Math.ceil(count / columns) - 1, Math.floor((box.bottom - inset.y) / rowHeight));
  for (let row = firstRow; row <= lastRow; row++) {
    const top = inset.y + row * rowHeight;
    if (top > box.bottom || top + height < box.top) continue;
    for (let column = 0; column < columns; column++) {
      const left = inset.x + column * cellWidth;
      const at = row * columns + column;
      if (at < count && left <= box.right && left + width >= box.left) found.push(at);
    }
  }
  return found;
}

/** The ids that are selected one by one, in the order of the list. */
export const pickedIds = ({ selection }: Picks, ids: readonly string[]): string[] =>
  selection.type === 'include'
    ? [...ids.filter((id) => selection.ids.has(id)), ...[...selection.ids].filter((id) => !ids.includes(id))]
    : ids.filter((id) => isSelected(selection, id));
