import { defineService } from '#platform/service.ts';
import { routes } from './routes.ts';

/** Automatic rules and coupons as one list, and the order of the former: the contract has neither. */
export const discounts = defineService({ name: 'discounts', routes });
