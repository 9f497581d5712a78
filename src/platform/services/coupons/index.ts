import { defineService } from '../../service.ts';
import { migrations } from './migrations.ts';

/** The contract has no package for coupons; carts, checkouts and orders use them by `public.ts`. */
export const coupons = defineService({ name: 'coupons', migrations });
