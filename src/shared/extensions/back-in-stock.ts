import { z } from 'zod';
import type { NotificationSettings, WaitedThing } from '../back-in-stock.ts';
import {
  demandStates,
  type Demand,
  type DemandStory,
  type DemandTotals,
  type NotificationRequestDetails,
} from '../demand.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { pageMetadata, pageRequest } from './paging.ts';
import { wishedProduct } from './wishlists.ts';

const READ = 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS';

const optionalText = z.string().exactOptional();

const demand = z.strictObject({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  choices: z.string(),
  sku: optionalText,
  imageId: optionalText,
  state: z.enum(demandStates),
  stock: z.int().exactOptional(),
  price: z.string(),
  currency: z.string(),
  waiting: z.int(),
  sending: z.int(),
  failed: z.int(),
  since: optionalText,
  reach: z.int(),
  worth: z.string(),
  effect: z.string(),
}) satisfies z.ZodType<Demand>;

const totals = z.strictObject({
  variants: z.int(),
  people: z.int(),
  worth: z.string(),
  reach: z.int(),
  failed: z.int(),
  currency: z.string(),
}) satisfies z.ZodType<DemandTotals>;

const history = z.strictObject({
  days: z.array(z.strictObject({ day: z.string(), asked: z.int() })),
  languages: z.array(z.strictObject({ language: z.string(), people: z.int() })),
}) satisfies z.ZodType<DemandStory>;

const notificationRequest = z.strictObject({
  id: z.guid(),
  variantId: z.string(),
  name: z.string(),
  choices: z.string(),
  imageId: optionalText,
  price: z.string(),
  language: optionalText,
  why: z.enum(['ITEM_GONE', 'MAIL_REFUSED']).exactOptional(),
  said: optionalText,
}) satisfies z.ZodType<NotificationRequestDetails>;

const settings = z.strictObject({ noMoreThanPieces: z.boolean() }) satisfies z.ZodType<NotificationSettings>;

/** Demand for sold-out variants, of which the contract counts requests by reference and names nothing. */
export const backInStockExtensions = {
  queryDemand: readExtension({
    permission: READ,
    request: pageRequest,
    response: z.strictObject({ demands: z.array(demand), pagingMetadata: pageMetadata }),
  }),
  countDemand: readExtension({
    permission: READ,
    request: z.strictObject({ filter: z.unknown().optional() }),
    response: z.strictObject({ all: z.int(), states: z.record(z.enum(demandStates), z.int()), sums: totals }),
  }),
  listProductDemand: readExtension({
    permission: READ,
    request: z.strictObject({ productId: z.guid() }),
    response: z.strictObject({ demands: z.array(demand) }),
  }),
  getDemandHistory: readExtension({
    permission: READ,
    request: z.strictObject({ variantId: z.string().min(1).max(36) }),
    response: z.strictObject({ history }),
  }),
  /** What the back office displays of requests beside what the contract knows. */
  listNotificationRequestDetails: readExtension({
    permission: READ,
    request: z.strictObject({ ids: z.array(z.guid()).max(100) }),
    response: z.strictObject({ requests: z.array(notificationRequest) }),
  }),
  getBackInStockEmailSettings: readExtension({
    permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS',
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeBackInStockEmailSettings: changeExtension({
    permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS',
    request: settings,
    response: z.strictObject({ settings }),
    audit: {
      entityType: 'backInStockSettings',
      settingsRead: 'getBackInStockEmailSettings',
    },
  }),
};

const myRequest = z.strictObject({
  id: z.string(),
  since: z.string(),
  email: z.string(),
  state: z.enum(['WAITS', 'TOLD', 'FAILED']),
  product: wishedProduct.exactOptional(),
}) satisfies z.ZodType<WaitedThing>;

/** What the member who is signed in waits for. */
export const shopperBackInStockExtensions = {
  listMyBackInStockRequests: shopperExtension({
    request: z.strictObject({}),
    response: z.strictObject({ items: z.array(myRequest) }),
  }),
  cancelMyBackInStockRequest: shopperExtension({
    request: z.strictObject({ id: z.guid() }),
    response: z.strictObject({}),
  }),
};
