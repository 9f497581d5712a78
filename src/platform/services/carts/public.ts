/** What the service of the current cart may use of carts, in the current transaction of the database. */
export { lockCurrentCart, openCurrentCart, readCurrentCart, removeCart, saveCart } from './cart-change.ts';
export { checkOut } from './check-out.ts';
export { withAdded, withLocation, withoutCoupon, withUpdate, requireSomething } from './edit-cart.ts';
export { estimate } from './estimate.ts';
export { presentCart } from './present-cart.ts';
