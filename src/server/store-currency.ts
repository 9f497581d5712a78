import { SettingProblem } from './config/setting-problem.ts';

interface Currencies {
  /** That the store's amounts are in; undefined while it has none. */
  stored: string | undefined;
  /** That the server was started with. */
  started: string;
  demo: boolean;
}

/**
 * Keeps a store from being started in another currency: €28 would become ₪28.
 * @throws SettingProblem
 */
export function requireStoredCurrency({ stored, started, demo }: Currencies): void {
  if (stored === undefined || stored === started) return;
  const wayOn = demo
    ? `Set DEMO=0 and STORE_CURRENCY=${stored} to go on with this store`
    : `Set STORE_CURRENCY=${stored} to go on with this store`;
  throw new SettingProblem(
    demo ? 'DEMO' : 'STORE_CURRENCY',
    `the prices, rates or orders of this store are in ${stored} and are not converted to ${started}. ${wayOn}; ` +
      'to sell in another currency, begin with an empty store: another DATA_DIR or database',
  );
}
