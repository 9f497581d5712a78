import type { Context } from '../../context.ts';
import type { DeliverySolutionsApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getDeliverySolutions } from './getDeliverySolutions.ts';
import { routes } from './routes.ts';

export const deliverySolutions = defineService({
  name: 'delivery-solutions',
  package: 'ecom_delivery-solutions',
  handlers: { getDeliverySolutions } satisfies Handlers<DeliverySolutionsApi, Context>,
  routes,
});
