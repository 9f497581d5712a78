import { badRequest, failedPrecondition, invalidField, notFound } from '#platform/contract/errors.ts';
import { activity, addActivities, type Stamp } from '../../orders/public.ts';
import type { FulfilledLine, FulfilledOrder, Fulfillment, FulfillmentInput } from '../fulfillment.ts';
import { mergePatch } from '#platform/store/index.ts';
import { openPieces, statusOf } from './quantities.ts';
import { trackingOf } from './tracking.ts';

type ActivityType = Parameters<typeof activity>[0];

const STATUSES = new Set(['Pending', 'Accepted', 'Ready', 'In_Delivery', 'Fulfilled']);

const REFUSALS = {
  INITIALIZED: 'ORDER_NOT_APPROVED',
  CANCELED: 'ORDER_CANCELED',
  PENDING: 'ORDER_IS_PENDING',
  REJECTED: 'ORDER_IS_REJECTED',
} as const;

/** @throws 428 for an order that does not stand: nothing goes out of it */
function checkStands({ order }: FulfilledOrder): void {
  const status = order.status ?? 'APPROVED';
  if (Object.hasOwn(REFUSALS, status)) {
    throw failedPrecondition(
      'Only what was ordered and stands can be fulfilled.',
      REFUSALS[status as keyof typeof REFUSALS],
    );
  }
}

function statusFrom(status: string | null | undefined): string {
  if (!status) return 'Fulfilled';
  if (STATUSES.has(status)) return status;
  throw invalidField(
    'fulfillment.status',
    'INVALID_ENUM_VALUE',
    `must be one of ${[...STATUSES].join(', ')}`,
  );
}

/** @throws 400 for a line the order has not, or more pieces than are left of it */
function linesFrom(state: FulfilledOrder, requested: FulfillmentInput['lineItems'] = []): FulfilledLine[] {
  const open = openPieces(state);
  const lines = new Map<string, number>();
  for (const { id = '', quantity } of requested) {
    const left = open.get(id);
    if (left === undefined) throw badRequest('The order has no such line.', 'LINE_ITEM_NOT_FOUND', { id });
    const pieces = (lines.get(id) ?? 0) + (quantity ?? left);
    if (pieces > left || pieces === 0) {
      throw badRequest('More than is left to fulfill.', 'INVALID_LINE_ITEM_QUANTITY', {
        id,
        available: left,
      });
    }
    lines.set(id, pieces);
  }
  if (lines.size === 0) throw invalidField('fulfillment.lineItems', 'REQUIRED_FIELD', 'is required');
  return [...lines].map(([id, quantity]) => ({ id, quantity }));
}

/** @throws 400 TRACKING_NUMBER_ALREADY_EXISTS */
function checkNumberIsNew({ fulfillments }: FulfilledOrder, { id, trackingInfo }: Fulfillment): void {
  const number = trackingInfo?.trackingNumber;
  if (!number) return;
  if (fulfillments.some((one) => one.id !== id && one.trackingInfo?.trackingNumber === number)) {
    throw badRequest('Another parcel of the order has this number.', 'TRACKING_NUMBER_ALREADY_EXISTS', {
      trackingNumber: number,
    });
  }
}

const content = ({ trackingInfo, customInfo }: FulfillmentInput) => ({
  ...(trackingInfo && { trackingInfo: trackingOf(trackingInfo) }),
  ...(customInfo && { customInfo }),
});

/** Brings the order in line with what left of it, and tells of it on its timeline. */
function settled(
  before: FulfilledOrder,
  fulfillments: Fulfillment[],
  entries: readonly ActivityType[],
  stamp: Stamp,
): FulfilledOrder {
  const status = statusOf({ order: before.order, fulfillments });
  const was = before.order.fulfillmentStatus ?? 'NOT_FULFILLED';
  const turned: ActivityType[] = [
    ...(status === 'FULFILLED' && was !== 'FULFILLED' ? (['ORDER_FULFILLED'] as const) : []),
    ...(status === 'NOT_FULFILLED' && was !== 'NOT_FULFILLED' ? (['ORDER_NOT_FULFILLED'] as const) : []),
  ];
  const added = [...turned, ...entries].map((type) => activity(type, stamp));
  const activities = addActivities(before.order.activities, added);
  return { order: { ...before.order, fulfillmentStatus: status, activities }, fulfillments };
}

const trackingEntries = (before: Fulfillment | undefined, after: Fulfillment): ActivityType[] => {
  const [was, is] = [before?.trackingInfo, after.trackingInfo];
  if (is?.trackingNumber && is.trackingNumber !== was?.trackingNumber) {
    return [was?.trackingNumber ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED'];
  }
  return is?.trackingLink && is.trackingLink !== was?.trackingLink ? ['TRACKING_LINK_ADDED'] : [];
};

export function addFulfillment(
  state: FulfilledOrder,
  input: FulfillmentInput,
  stamp: Stamp,
): FulfilledOrder & { added: Fulfillment } {
  checkStands(state);
  const added: Fulfillment = {
    id: stamp.guid(),
    createdDate: stamp.now,
    lineItems: linesFrom(state, input.lineItems),
    status: statusFrom(input.status),
    ...(typeof input.completed === 'boolean' && { completed: input.completed }),
    ...content(input),
  };
  checkNumberIsNew(state, added);
  const entries = trackingEntries(undefined, added);
  return { ...settled(state, [...state.fulfillments, added], entries, stamp), added };
}

/** The timeline of an order whose buyer is emailed about a parcel. */
export const withConfirmationSent = (state: FulfilledOrder, stamp: Stamp): FulfilledOrder => ({
  ...state,
  order: {
    ...state.order,
    activities: addActivities(state.order.activities, [activity('SHIPPING_CONFIRMATION_EMAIL_SENT', stamp)]),
  },
});

function find({ fulfillments }: FulfilledOrder, fulfillmentId: string): Fulfillment {
  const found = fulfillments.find(({ id }) => id === fulfillmentId);
  if (!found)
    throw notFound('The order has no such fulfillment.', 'FULFILLMENT_NOT_FOUND', { fulfillmentId });
  return found;
}

const FIELDS = ['trackingInfo', 'customInfo', 'status', 'completed'] as const;

const changeable = (input: FulfillmentInput): FulfillmentInput =>
  Object.fromEntries(FIELDS.flatMap((name) => (name in input ? [[name, input[name]]] : [])));

/**
 * Lines and pieces stay as they are: who wants others takes the fulfillment back and makes a new one.
 * @param mask in any form the API knows; without one the fields that are there are replaced
 */
export function changeFulfillment(
  state: FulfilledOrder,
  { id, ...input }: FulfillmentInput & { id: string },
  mask: unknown,
  stamp: Stamp,
): FulfilledOrder {
  const before = find(state, id);
  const [was, current] = [changeable(before), changeable(input)];
  const changed =
    mask === undefined
      ? { ...was, ...current }
      : mergePatch(was, current, { mask, readonly: [], immutable: [], path: 'fulfillment' });
  const stored = Object.fromEntries(Object.entries(before).filter(([name]) => !(name in was)));
  const { trackingInfo, customInfo, ...rest } = { ...stored, ...changed } as Fulfillment;
  const after: Fulfillment = {
    ...rest,
    status: statusFrom(rest.status),
    ...content({ trackingInfo: trackingInfo ?? undefined, customInfo: customInfo ?? undefined }),
  };
  checkNumberIsNew(state, after);
  const fulfillments = state.fulfillments.map((one) => (one === before ? after : one));
  return settled(state, fulfillments, trackingEntries(before, after), stamp);
}

/** Takes it back: its pieces are to be fulfilled again. */
export function removeFulfillment(state: FulfilledOrder, id: string, stamp: Stamp): FulfilledOrder {
  const missing = find(state, id);
  return settled(
    state,
    state.fulfillments.filter((one) => one !== missing),
    [],
    stamp,
  );
}

/** Where a refund took what was left, the order is done; where it failed, it is not. @returns the same where nothing changes */
export const afterRefund = (state: FulfilledOrder, stamp: Stamp): FulfilledOrder =>
  state.fulfillments.length === 0 || statusOf(state) === state.order.fulfillmentStatus
    ? state
    : settled(state, state.fulfillments, [], stamp);
