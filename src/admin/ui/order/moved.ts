/** The one at that place some places up or down, and no further than the end; others take its place. */
export function movedAt<One>(all: readonly One[], from: number, by: number): One[] {
  const to = Math.min(Math.max(from + by, 0), all.length - 1);
  return from in all ? all.toSpliced(from, 1).toSpliced(to, 0, all[from] as One) : [...all];
}

/** One of them some places up or down. */
export const moved = <One extends { id: string }>(all: readonly One[], id: string, by: number): One[] =>
  movedAt(
    all,
    all.findIndex((one) => one.id === id),
    by,
  );
