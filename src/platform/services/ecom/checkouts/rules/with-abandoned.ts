/** The abandoned checkouts that a cart or checkout belongs to. */
interface Abandonment {
  ids: string[];
  at?: string;
}

/** What was left elsewhere, too; nothing where there is nothing. */
export const withAbandoned = (
  abandonment: Abandonment | undefined,
  ids: readonly string[],
): Abandonment | undefined =>
  ids.length === 0
    ? abandonment
    : { ...abandonment, ids: [...new Set([...(abandonment?.ids ?? []), ...ids])] };
