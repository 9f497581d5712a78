import type { Context } from '#platform/context.ts';
import type { Handlers, OrdersApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { confirmOrder } from './confirm-order.ts';
import { getOrder, searchOrders } from './find-orders.ts';
import { paymentCollectionBulkMarkOrdersAsPaid, paymentCollectionMarkOrderAsPaid } from './mark-as-paid.ts';
import { downloadRoutes } from './download-routes.ts';
import { migrations } from './migrations.ts';
import { addActivities } from './operations/addActivities.ts';
import { addActivity } from './operations/addActivity.ts';
import { aggregateOrders } from './operations/aggregateOrders.ts';
import { bulkDeleteImportedOrders } from './operations/bulkDeleteImportedOrders.ts';
import { bulkUpdateOrders } from './operations/bulkUpdateOrders.ts';
import { bulkUpdateOrderTags } from './operations/bulkUpdateOrderTags.ts';
import { captureAuthorizedPayments, voidAuthorizedPayments } from './operations/authorized-payments.ts';
import { chargeMemberships } from './operations/chargeMemberships.ts';
import { cancelOrder } from './operations/cancelOrder.ts';
import { createOrder } from './operations/createOrder.ts';
import { deleteActivity } from './operations/deleteActivity.ts';
import { getPaymentCollectabilityStatus } from './operations/getPaymentCollectabilityStatus.ts';
import { getRefundabilityStatus } from './operations/getRefundabilityStatus.ts';
import { importOrder } from './operations/importOrder.ts';
import {
  paymentCollectionCreatePaymentGatewayOrder,
  preparePaymentCollection,
} from './operations/prepare-collection.ts';
import { recordManuallyCollectedPayment } from './operations/recordManuallyCollectedPayment.ts';
import { setOrderNumberCounter } from './operations/setOrderNumberCounter.ts';
import { triggerRefund } from './operations/triggerRefund.ts';
import { updateActivity } from './operations/updateActivity.ts';
import { updateOrder } from './operations/updateOrder.ts';
import { updateOrderLineItem } from './operations/updateOrderLineItem.ts';
import { updateOrderStatus } from './operations/updateOrderStatus.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

export const orders = defineService({
  name: 'orders',
  package: 'ecom_orders',
  handlers: {
    addActivities,
    addActivity,
    aggregateOrders,
    bulkDeleteImportedOrders,
    bulkUpdateOrders,
    bulkUpdateOrderTags,
    cancelOrder,
    captureAuthorizedPayments,
    chargeMemberships,
    createOrder,
    deleteActivity,
    getOrder,
    getPaymentCollectabilityStatus,
    getRefundabilityStatus,
    importOrder,
    paymentCollectionBulkMarkOrdersAsPaid,
    paymentCollectionCreatePaymentGatewayOrder,
    paymentCollectionMarkOrderAsPaid,
    preparePaymentCollection,
    recordManuallyCollectedPayment,
    searchOrders,
    setOrderNumberCounter,
    triggerRefund,
    updateActivity,
    updateOrder,
    updateOrderLineItem,
    updateOrderStatus,
    voidAuthorizedPayments,
  } satisfies Handlers<OrdersApi, Context>,
  ownTransactions: ['captureAuthorizedPayments', 'triggerRefund', 'voidAuthorizedPayments'],
  listeners: { 'wix.ecom.v1.order_approved': confirmOrder },
  routes: [...routes, ...downloadRoutes],
  entities,
  migrations,
});
