import { visitCallback } from '../../wix/shopper/visit.ts';

interface VisitLinks {
  cart: string | undefined;
  login: string | undefined;
}

/** Pages of the app that sent its shopper here, in place of ours. */
export const visitLinks = (): VisitLinks => ({
  cart: visitCallback('cartPageUrl'),
  login: visitCallback('loginUrl'),
});
