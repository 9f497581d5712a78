/** What the service of the current cart may use of carts, in the current transaction of the database. */
export { lockCurrentCart, openCurrentCart, readCurrentCart, removeCart } from './cart-change.ts';
export { cartOperations } from './cart-operations.ts';
export { isEmptied } from './find-carts.ts';
export type { Cart } from './cart.ts';
export {
  findCart,
  goOnInCart,
  isOwnCart,
  lockAbandonedCarts,
  markCartAbandoned,
  showCart,
} from './abandoned.ts';
export { checkoutOfCart } from './v2/check-out.ts';
