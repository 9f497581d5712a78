import * as billing from '../contract/generated/ecom_order-billing.rights.ts';
import * as fulfillments from '../contract/generated/ecom_order-fulfillments.rights.ts';
import * as invoices from '../contract/generated/ecom_order-invoices.rights.ts';
import * as requests from '../contract/generated/ecom_order-payment-requests.rights.ts';
import * as tippedStaff from '../contract/generated/ecom_tippable-staff.rights.ts';
import * as tips from '../contract/generated/ecom_tips.rights.ts';
import * as transactions from '../contract/generated/ecom_order-transactions.rights.ts';
import * as orders from '../contract/generated/ecom_orders.rights.ts';
import type { DeskFacts } from './desk.ts';

export const ordersDesk = {
  name: 'orders',
  place: 'main',
  goTo: 'o',
  entities: [
    'wix.ecom.v1.order',
    'wix.ecom.v1.order_transactions',
    'wix.ecom.v1.order_billing',
    'wix.ecom.v1.fulfillments',
  ],
  rights: {
    list: orders.searchOrders,
    show: orders.getOrder,
    edit: orders.updateOrder,
    status: orders.updateOrderStatus,
    line: orders.updateOrderLineItem,
    collect: orders.recordManuallyCollectedPayment,
    transactions: transactions.listTransactionsForSingleOrder,
    fulfillments: fulfillments.listFulfillmentsForSingleOrder,
    fulfil: fulfillments.bulkCreateFulfillments,
    redeem: billing.redeemGiftCard,
    refund: billing.refundPayments,
    tip: tips.getTipByOrderId,
    setTip: [...tips.getTipByOrderId, ...tips.setTipOnOrder, ...tippedStaff.listTippableStaff],
    removeTip: tips.removeTipFromOrder,
    capture: billing.captureAuthorizedPayments,
    void: billing.voidAuthorizedPayments,
    chargeSaved: billing.authorizeChargeWithSavedPaymentMethod,
    receipt: billing.generateReceipts,
    markRefundSent: transactions.updateRefundTransaction,
    requests: requests.queryOrderPaymentRequests,
    request: requests.createOrderPaymentRequest,
    voidRequest: requests.voidOrderPaymentRequest,
    import: orders.importOrder,
    prepareRefund: ['COUNTERPART.REFUND_PREPARE'],
  },
  jobs: {
    'mark-as-paid': orders.paymentCollectionBulkMarkOrdersAsPaid,
    'update-tags': orders.bulkUpdateOrderTags,
    fulfil: fulfillments.bulkCreateFulfillments,
    'buy-labels': fulfillments.bulkCreateFulfillments,
    capture: billing.captureAuthorizedPayments,
    cancel: orders.cancelOrder,
    mail: orders.updateOrder,
    archive: orders.updateOrder,
    unarchive: orders.updateOrder,
    export: [
      ...orders.searchOrders,
      ...fulfillments.listFulfillmentsForMultipleOrders,
      ...transactions.listTransactionsForMultipleOrders,
    ],
    invoice: invoices.bulkGenerateInvoices,
    print: [...orders.searchOrders, ...invoices.listInvoicesForMultipleOrders],
    'check-import': orders.importOrder,
    import: orders.importOrder,
    'take-back-import': orders.bulkDeleteImportedOrders,
  },
} as const satisfies DeskFacts;
