import { DOWNLOAD_BOUNDS, type DownloadSettings } from '#shared/order-downloads.ts';
import { RETURN_DAYS, type ReturnSettings } from '#shared/returns.ts';
import type { CheckoutFields, OrdersSettings } from '#wix/order-settings-operations.ts';

/** Which orders get their invoice by themselves once they are paid. */
export type AutoInvoice = 'none' | 'online' | 'all';

/** What a shop decides about its orders: two settings of the platform, and the numbers. */
export interface OrderSettings {
  id: string;
  autoInvoice: AutoInvoice;
  stock: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
  delayCapture: boolean;
  captureBeforeExpiry: boolean;
  giftCards: boolean;
  /** Of digital files; absent where a hosted platform keeps them. */
  downloads?: DownloadSettings | undefined;
  /** Absent where a hosted platform is asked. */
  returns?: ReturnSettings | undefined;
  /** The highest that an order has. */
  highestNumber: string;
  /** The number of the next order; absent where a hosted platform does not return it. */
  nextNumber?: string | undefined;
}

export interface OrderSettingsChange {
  orders?: OrdersSettings;
  checkout?: CheckoutFields;
  nextNumber?: string;
  downloads?: DownloadSettings;
  returns?: ReturnSettings;
}

export const toRecord = (
  orders: OrdersSettings,
  checkout: CheckoutFields,
  highestNumber: string,
  { downloads, returns, nextNumber }: Pick<OrderSettings, 'downloads' | 'returns' | 'nextNumber'> = {},
): OrderSettings => ({
  id: 'settings',
  autoInvoice: orders.autoGenerateInvoiceOnPaidOrder ? 'all' : orders.createInvoice ? 'online' : 'none',
  stock: orders.inventoryUpdateTrigger === 'ON_ORDER_PAID' ? 'ON_ORDER_PAID' : 'ON_ORDER_PLACED',
  delayCapture: checkout.delayCaptureEnabled ?? false,
  captureBeforeExpiry: checkout.captureBeforeExpiryEnabled ?? true,
  giftCards: checkout.giftCardRedeemEnabled ?? true,
  highestNumber,
  nextNumber,
  downloads,
  returns,
});

/** As the form holds them. */
export type SettingsValues = Omit<
  OrderSettings,
  'id' | 'highestNumber' | 'nextNumber' | 'downloads' | 'returns'
> & {
  nextNumber: string;
  /** How often, and how many days long. */
  downloads: string;
  downloadDays: string;
  /** How many days long pieces may come back, and where to. */
  returnDays: string;
  returnInstructions: string;
};

/** Only what was changed goes out: the two settings are saved by two calls. */
export function toChange(values: SettingsValues, changed: ReadonlySet<string>): OrderSettingsChange {
  const { autoInvoice, stock, delayCapture, captureBeforeExpiry, giftCards, nextNumber } = values;
  const orders: OrdersSettings = {
    ...(changed.has('autoInvoice') && {
      createInvoice: autoInvoice !== 'none',
      autoGenerateInvoiceOnPaidOrder: autoInvoice === 'all',
    }),
    ...(changed.has('stock') && { inventoryUpdateTrigger: stock }),
  };
  const checkout: CheckoutFields = {
    ...(changed.has('delayCapture') && { delayCaptureEnabled: delayCapture }),
    ...(changed.has('captureBeforeExpiry') && { captureBeforeExpiryEnabled: captureBeforeExpiry }),
    ...(changed.has('giftCards') && { giftCardRedeemEnabled: giftCards }),
  };
  return {
    ...(Object.keys(orders).length > 0 && { orders }),
    ...(Object.keys(checkout).length > 0 && { checkout }),
    ...((changed.has('downloads') || changed.has('downloadDays')) && {
      downloads: { downloads: Number(values.downloads), days: Number(values.downloadDays) },
    }),
    ...((changed.has('returnDays') || changed.has('returnInstructions')) && {
      returns: { days: Number(values.returnDays), instructions: values.returnInstructions.trim() },
    }),
    ...(changed.has('nextNumber') && nextNumber.trim() !== '' && { nextNumber: nextNumber.trim() }),
  };
}

const MAX = 999_999_999;

/** A number is above those of all orders: one that was used would come again. @param set the next number, where it is known */
export const numberProblem = (
  typed: string,
  highest: string,
  set?: string,
): 'number' | 'numberInUse' | undefined => {
  const next = typed.trim();
  if (next === set || (next === '' && set === undefined)) return undefined;
  if (!/^\d+$/.test(next) || Number(next) < 1 || Number(next) > MAX) return 'number';
  return Number(next) <= Number(highest || '0') ? 'numberInUse' : undefined;
};

export const BOUNDS = { ...DOWNLOAD_BOUNDS, returnDays: RETURN_DAYS };

/** Whether what was typed is a whole number within the bounds of that field. */
export const isWithin = (typed: string, field: keyof typeof BOUNDS): boolean => {
  const { min, max } = BOUNDS[field];
  const number = Number(typed);
  return /^\d+$/.test(typed.trim()) && number >= min && number <= max;
};
