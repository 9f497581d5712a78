/** What other services may do to the caller's own cart. */
export { currentCartOperations } from './operations.ts';
