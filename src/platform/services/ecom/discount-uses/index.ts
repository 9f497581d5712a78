import { defineService } from '#platform/service.ts';
import { countApprovedOrder } from './approved.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** Which orders used which discount, and what it gave them; coupons and discount rules ask by `public.ts`. */
export const discountUses = defineService({
  name: 'discount-uses',
  listeners: { 'wix.ecom.v1.order_approved': countApprovedOrder },
  routes,
  entities,
  migrations,
});
