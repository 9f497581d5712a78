import * as requests from '../contract/generated/ecom_back-in-stock-notifications.rights.ts';
import * as settings from '../contract/generated/ecom_back-in-stock-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

/** The variants that people wait for. */
export const backInStockDesk = {
  name: 'back-in-stock',
  place: 'main',
  under: 'orders',
  goTo: 'b',
  entities: ['wix.ecom.v1.back_in_stock_notification_request'],
  rights: {
    list: requests.queryBackInStockNotificationRequests,
    edit: requests.reportItemsBackInStock,
    settings: settings.getSettings,
    collect: settings.startCollectingRequests,
  },
  jobs: {
    notify: requests.reportItemsBackInStock,
    mark: requests.markAsNotificationSent,
    export: requests.queryBackInStockNotificationRequests,
  },
} as const satisfies DeskFacts;

/** The single back-in-stock requests, to which the board links. */
export const backInStockRequestsDesk = {
  name: 'back-in-stock-requests',
  place: 'home',
  under: 'back-in-stock',
  rights: {
    list: requests.queryBackInStockNotificationRequests,
    edit: requests.markAsNotificationSent,
    delete: requests.deleteBackInStockNotificationRequest,
  },
  jobs: {
    notify: requests.reportItemsBackInStock,
    mark: requests.markAsNotificationSent,
    delete: requests.deleteBackInStockNotificationRequest,
    export: requests.queryBackInStockNotificationRequests,
  },
} as const satisfies DeskFacts;
