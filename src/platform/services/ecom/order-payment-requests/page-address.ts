import type { Site } from '#platform/context.ts';
import { shopOf, type Order } from '../orders/public.ts';

/** Where a request is paid, in the buyer's language. Who knows the address may pay. */
export const pageOf = ({ id }: { id: string }, order: Pick<Order, 'buyerLanguage'>, site: Site): string =>
  `${shopOf(order, site)}/pay/${id}`;
