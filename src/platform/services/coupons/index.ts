import { defineService } from '../../service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** The contract has no package for coupons; carts, checkouts and orders use them by `public.ts`. */
export const coupons = defineService({ name: 'coupons', routes, entities, migrations });
