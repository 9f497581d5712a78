/** Some rows, the latest first. */
export interface RowPage<Row> {
  rows: readonly Row[];
  /** Of the next page; null on the last. */
  next: string | null;
}

/**
 * What was read on as far as somebody wanted, with the first page read anew: what came is before it, what that page
 * tells now is in place of what it told, what is older stays. Where the two do not meet any more, the new one is all.
 */
export function withNewest<Row extends { id: string }>(
  known: readonly RowPage<Row>[],
  newest: RowPage<Row>,
): RowPage<Row>[] {
  const oldest = newest.rows.at(-1)?.id;
  const seam = known.flatMap(({ rows }) => rows).findIndex(({ id }) => id === oldest);
  if (newest.next === null || seam === -1) return [newest];
  let passed = 0;
  const [first, ...others] = known.map(({ rows, next }) => {
    const older = rows.slice(Math.max(0, seam + 1 - passed));
    passed += rows.length;
    return { rows: older, next };
  });
  const rest = first ?? { rows: [], next: null };
  const next = rest.rows.length > 0 ? rest.next : newest.next;
  return [{ rows: [...newest.rows, ...rest.rows], next }, ...others.filter(({ rows }) => rows.length > 0)];
}
