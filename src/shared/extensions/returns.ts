import { z } from 'zod';
import {
  MAX_INSTRUCTIONS,
  MAX_RETURN_LINES,
  MAX_RETURN_NOTE,
  RETURN_DAYS,
  RETURN_REASONS,
  RETURN_STATES,
  type ListedReturn,
  type OrderReturn,
  type ReturnableLine,
  type ReturnSettings,
} from '../returns.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { countRequest, countResponse, cursorMetadata, queryRequest } from './paging.ts';

const READ = 'ECOM.READ_ORDERS';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const returnId = z.string().max(100);
const answer = z.string().trim().min(1).max(MAX_RETURN_NOTE);

const listedReturn = z.strictObject({
  id: z.guid(),
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(RETURN_STATES),
  lines: z.array(
    z.strictObject({
      lineItemId: z.string(),
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
      name: z.string(),
      refundedBefore: z.int(),
    }),
  ),
  note: z.string().exactOptional(),
  answer: z.string().exactOptional(),
  createdDate: z.string(),
  updatedDate: z.string(),
  history: z.array(
    z.strictObject({ state: z.enum(RETURN_STATES), date: z.string(), by: z.string().exactOptional() }),
  ),
  pieces: z.int(),
  buyerName: z.string(),
  email: z.string(),
}) satisfies z.ZodType<ListedReturn>;

const settings = z.strictObject({
  days: z.int().min(RETURN_DAYS.min).max(RETURN_DAYS.max),
  instructions: z.string().trim().max(MAX_INSTRUCTIONS),
}) satisfies z.ZodType<ReturnSettings>;

const oneReturn = z.strictObject({ return: listedReturn });

/** A change of one return, whose audit entry is one of its order. */
const returnChange = <Request extends z.ZodType>(request: Request) =>
  changeExtension({
    permission: CHANGE,
    request,
    response: oneReturn,
    audit: {
      entityType: 'order',
      entityId: (_request, response) => response.return.orderId,
      after: ({ return: { orderNumber, lines, answer: sent } }) => ({
        orderNumber,
        lines,
        ...(sent !== undefined && { answer: sent }),
      }),
    },
  });

const mayAnswer = z.strictObject({ returnId, answer: answer.optional() });

/** Returns, which the contract does not know. */
export const returnExtensions = {
  queryReturns: readExtension({
    permission: READ,
    request: queryRequest,
    response: z.strictObject({ returns: z.array(listedReturn), pagingMetadata: cursorMetadata }),
  }),
  countReturns: readExtension({ permission: READ, request: countRequest, response: countResponse }),
  getReturn: readExtension({
    permission: READ,
    request: z.strictObject({ returnId }),
    response: oneReturn,
  }),
  acceptReturn: returnChange(mayAnswer),
  receiveReturn: returnChange(mayAnswer),
  closeReturn: returnChange(mayAnswer),
  /** Declining takes a reason. */
  declineReturn: returnChange(z.strictObject({ returnId, answer })),
  getReturnSettings: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeReturnSettings: changeExtension({
    permission: 'ECOM.UPDATE_ORDERS_SETTINGS',
    request: settings,
    response: z.strictObject({ settings }),
    audit: { name: 'setReturns', entityType: 'returnSettings', settingsRead: 'getReturnSettings' },
  }),
};

const orderId = z.string().max(100);
const requestedLine = z.strictObject({
  lineItemId: z.string().min(1).max(100),
  quantity: z.int().min(1).max(100_000),
  reason: z.enum(RETURN_REASONS),
});
const myReturn = z.strictObject({ return: z.custom<OrderReturn>() });

/** Returns of an order, for its buyer. */
export const shopperReturnExtensions = {
  listMyReturns: shopperExtension({
    request: z.strictObject({ orderId }),
    response: z.strictObject({
      returns: z.array(z.custom<OrderReturn>()),
      lines: z.array(z.custom<ReturnableLine>()),
      settings,
    }),
  }),
  requestMyReturn: shopperExtension({
    request: z.strictObject({
      orderId,
      lines: z.array(requestedLine).min(1).max(MAX_RETURN_LINES).readonly(),
      note: z.string().trim().max(MAX_RETURN_NOTE).optional(),
    }),
    response: myReturn,
  }),
  withdrawMyReturn: shopperExtension({ request: z.strictObject({ orderId, returnId }), response: myReturn }),
};
