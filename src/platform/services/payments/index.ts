import { defineService } from '../../service.ts';
import { forgetOrder, watchOrder } from './deadlines.ts';
import { migrations } from './migrations.ts';
import { noticesRoute } from './routes/notices.ts';
import { returnRoute } from './routes/return.ts';
import { stateRoutes } from './routes/state.ts';
import { upkeep } from './upkeep.ts';

export const payments = defineService({
  name: 'payments',
  listeners: {
    'wix.ecom.v1.order_created': watchOrder,
    'wix.ecom.v1.order_updated': watchOrder,
    'wix.ecom.v1.order_approved': forgetOrder,
    'wix.ecom.v1.order_canceled': forgetOrder,
    'wix.ecom.v1.order_rejected': forgetOrder,
  },
  routes: [noticesRoute, returnRoute, ...stateRoutes],
  upkeep,
  ownTransactions: ['upkeep'],
  migrations,
});
