/** One of them some places up or down; others take its place. */
export function moved<One extends { id: string }>(all: readonly One[], id: string, by: number): One[] {
  const from = all.findIndex((one) => one.id === id);
  const one = all[from];
  const to = Math.min(Math.max(from + by, 0), all.length - 1);
  return one ? all.toSpliced(from, 1).toSpliced(to, 0, one) : [...all];
}
