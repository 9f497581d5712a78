import { useState } from 'react';
import { moveLine, type Move, type MoveCallbacks } from './move-line.ts';

/** Rows as they are to stand; what came to them meanwhile follows. */
export function inOrder<Row extends { id: string }>(
  rows: readonly Row[],
  wanted: readonly string[] | undefined,
): readonly Row[] {
  if (!wanted) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placed = new Set(wanted);
  return [...wanted.flatMap((id) => byId.get(id) ?? []), ...rows.filter(({ id }) => !placed.has(id))];
}

/** Quick moves of one list, saved in the order they were made. */
export function useMoveLine<State>(callbacks: MoveCallbacks) {
  const [wanted, setWanted] = useState<State>();
  const [line] = useState(() => moveLine<State>((state) => setWanted(() => state)));
  return { wanted, push: (step: (wanted: State | undefined) => Move<State>) => line.push(step, callbacks) };
}
