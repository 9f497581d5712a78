const KEY = 'counterpart.upload-tab';
const PATIENCE = 1500;

const lockOf = (tab: string): string => `counterpart-uploads-${tab}`;

const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Holds the lock as long as the page lives; false when another page has it. */
function hold(tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** The name of this tab, the same after a reload; a copy of the tab gets another. */
export async function claimTab(): Promise<string> {
  const before = sessionStorage.getItem(KEY);
  // Only secure pages have locks; elsewhere a copied tab is not told apart.
  const locks = 'locks' in navigator;
  if (before !== null && (!locks || (await hold(before)))) return before;
  const tab = randomName();
  sessionStorage.setItem(KEY, tab);
  if (locks) await hold(tab);
  return tab;
}

/** Of those names the tabs that are closed: what they left may be gone on with here. */
export async function closedTabs(tabs: readonly string[]): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const living = new Set(held.map(({ name }) => name));
  return tabs.filter((tab) => !living.has(lockOf(tab)));
}
