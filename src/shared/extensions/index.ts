import { backInStockExtensions } from './back-in-stock.ts';
import type { Extension } from './define.ts';
import { giftCardExtensions } from './gift-cards.ts';
import { memberReportExtensions } from './member-reports.ts';
import { returnExtensions } from './returns.ts';

/** Every operation beyond the contract, by name. */
export const extensions: ReadonlyMap<string, Extension> = new Map(
  Object.entries({
    ...backInStockExtensions,
    ...giftCardExtensions,
    ...memberReportExtensions,
    ...returnExtensions,
  }),
);
