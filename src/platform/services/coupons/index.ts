import { defineService } from '../../service.ts';
import { couponMigrations } from './tables.ts';

/** The contract has no package for coupons; carts, checkouts and orders use them by `public.ts`. */
export const coupons = defineService({ name: 'coupons', migrations: couponMigrations });
