/** What other services may use of the stock, in the current transaction of the database. */
export {
  deleteStock,
  lockStock,
  lockStockOfProducts,
  moved,
  readStockOfProducts,
  saveStock,
  stockEvents,
  stockOfProduct,
} from './change-stock.ts';
export {
  availableOf,
  changeReserved,
  followReserved,
  hasReservedAll,
  reserveOrderStock,
  type PlacedLine,
  recordReservedStock,
  releaseReservedStock,
  restockReserved,
  type Shortage,
  shortagesOf,
  type WantedLine,
} from './reserve-stock.ts';
export {
  type Counting,
  countingOf,
  type InventoryReason,
  LOCATION_ID,
  MAX_QUANTITY,
  newStockItem,
  reasonOf,
  recount,
  type StockItem,
  type StockSubject,
  toApiItem,
} from './stock.ts';
export { describeStock } from './describe-stock.ts';
export { stock } from './tables.ts';
