/** What the service of the current cart may use of carts, in the current transaction of the database. */
export { lockCurrentCart, openCurrentCart, readCurrentCart, removeCart } from './cart-change.ts';
export { cartOperations } from './cart-operations.ts';
