/** A tab by the values of the fields that it looks at. */
interface CountedTab {
  id: string;
  values: Readonly<Record<string, readonly string[]>>;
}

export interface TabCounts {
  all: number;
  tabs: Record<string, number>;
}

/**
 * One aggregate answers every tab: it counts each combination of the fields the tabs look at,
 * keyed "(a|b|c)", and a tab is the sum of the combinations it holds.
 */
export function tabCounts(
  buckets: Readonly<Record<string, number>>,
  fields: readonly string[],
  tabs: readonly CountedTab[],
): TabCounts {
  const combinations = Object.entries(buckets).map(([key, count]) => ({
    values: key.replace(/^\(|\)$/g, '').split('|'),
    count,
  }));
  const sum = (belongs: (values: string[]) => boolean) =>
    combinations.reduce((total, { values, count }) => (belongs(values) ? total + count : total), 0);
  const inTab = (tab: CountedTab) => (values: string[]) =>
    Object.entries(tab.values).every(([field, wanted]) =>
      wanted.includes(values[fields.indexOf(field)] ?? ''),
    );
  return {
    all: sum(() => true),
    tabs: Object.fromEntries(tabs.map((tab) => [tab.id, sum(inTab(tab))])),
  };
}
