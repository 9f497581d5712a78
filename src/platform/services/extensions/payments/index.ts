import { defineService } from '#platform/service.ts';
import { forgetOrder, watchOrder } from './deadlines.ts';
import { migrations } from './migrations.ts';
import { noticesRoute } from './routes/notices.ts';
import { returnRoute } from './routes/return.ts';
import { savedMethodRoutes } from './routes/saved-methods.ts';
import { stateRoutes } from './routes/state.ts';
import { removeAllOf } from './saved-methods/remove-method.ts';
import { processOpenPayments } from './maintenance.ts';

export const payments = defineService({
  name: 'payments',
  listeners: {
    'wix.ecom.v1.order_created': watchOrder,
    'wix.ecom.v1.order_updated': watchOrder,
    'wix.ecom.v1.order_approved': forgetOrder,
    'wix.ecom.v1.order_canceled': forgetOrder,
    'wix.ecom.v1.order_rejected': forgetOrder,
    'wix.members.v1.member_deleted': removeAllOf,
  },
  routes: [noticesRoute, returnRoute, ...savedMethodRoutes, ...stateRoutes],
  maintain: processOpenPayments,
  ownTransactions: ['maintain'],
  migrations,
});
