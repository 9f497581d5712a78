interface Left {
  ids: string[];
  at?: string;
}

/** What was left elsewhere, too; nothing where there is nothing. */
export const withLeft = (left: Left | undefined, ids: readonly string[]): Left | undefined =>
  ids.length === 0 ? left : { ...left, ids: [...new Set([...(left?.ids ?? []), ...ids])] };
