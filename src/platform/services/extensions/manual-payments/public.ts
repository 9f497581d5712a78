/** What other services may use of manual payment methods. */
export { chosenMethodOf, readOfferedMethods, recordChosenMethod } from './methods.ts';
