/** What a store needs before its first sale, in the order in which an owner does it. */
export const SETUP_ITEMS = [
  'business',
  'currency',
  'product',
  'delivery',
  'tax',
  'payment',
  'email',
  'policies',
  'testOrder',
  'secondFactor',
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** Without these nobody can buy anything. */
export const ESSENTIAL_ITEMS: ReadonlySet<SetupItem> = new Set(['product', 'delivery', 'payment']);

export interface SetupChecklist {
  items: { name: SetupItem; done: boolean }[];
  currency: string;
  /** BCP 47. */
  language: string;
  /** The items that were open when somebody hid the list; absent while it is displayed. */
  hidden?: SetupItem[];
}

/**
 * What Home displays: all of the list until it is done or hidden; of a hidden one what has broken since, where nobody can
 * buy anything without it.
 */
export function displayedItems({ items, hidden }: SetupChecklist): SetupChecklist['items'] {
  const open = items.filter(({ done }) => !done);
  if (hidden === undefined) return open.length > 0 ? items : [];
  return open.filter(({ name }) => ESSENTIAL_ITEMS.has(name) && !hidden.includes(name));
}
