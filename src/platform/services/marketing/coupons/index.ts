import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { restHandlers } from './rest.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** The contract has no package for coupons; carts, checkouts and orders use them by `public.ts`. */
export const coupons = defineService({ name: 'coupons', routes, entities, migrations });

/** The Coupons API, which the SDK's packages here do not have. */
export const restCoupons = defineService({
  name: 'rest-coupons',
  package: 'rest_coupons',
  handlers: restHandlers,
});
