/** What other services may use of the third catalog's products, in the current transaction of the database. */
export { countsIn, countStock, productOf, type ProductWithStockInput } from './with-inventory.ts';
