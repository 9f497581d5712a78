import type { Context } from '#platform/context.ts';
import type { DeliverySolutionsApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { getDeliverySolutions } from './getDeliverySolutions.ts';
import { routes } from './routes.ts';

export const deliverySolutions = defineService({
  name: 'delivery-solutions',
  package: 'ecom_delivery-solutions',
  handlers: { getDeliverySolutions } satisfies Handlers<DeliverySolutionsApi, Context>,
  routes,
});
