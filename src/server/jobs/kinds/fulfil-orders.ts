import { z } from 'zod';
import { isPage } from '#shared/carriers.ts';
import { MAX_NOTE } from '#shared/mailing.ts';
import { openPieces, piecesSent } from '#shared/open-pieces.ts';
import { MAX_TRACKING_ROWS, type OrderTracking } from '#shared/shipments.ts';
import { findOperation } from '#platform/contract/index.ts';
import { callOperation, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Outcome } from '../jobs.ts';
import { bulkOutcomes, type BulkReply } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { jobKind } from './job-kind.ts';

const creating = 'ecom_order-fulfillments.bulkCreateFulfillments';
const listing = findOperation('ecom_order-fulfillments.listFulfillmentsForMultipleOrders');

const trackingInfo = z.strictObject({
  trackingNumber: z.string().min(1).max(100).optional(),
  shippingProvider: z.string().min(1).max(100).optional(),
  trackingLink: z.string().max(2048).refine(isPage).optional(),
});

const schema = z.object({
  /** Of orders without a line of their own below. */
  carrier: z.string().min(1).max(100).optional(),
  tracking: z
    .array(z.strictObject({ orderId: z.guid(), trackingInfo }))
    .max(MAX_TRACKING_ROWS)
    .default([]),
  mail: z.boolean().default(true),
  note: z.string().max(MAX_NOTE).optional(),
});

export interface FulfilledOrder {
  id: string;
  fulfillmentStatus?: string;
  lineItems?: {
    id?: string;
    quantity?: number;
    refundQuantity?: number;
    itemType?: { preset?: string };
    physicalProperties?: { shippable?: boolean };
  }[];
}

export interface Sent {
  id: string;
  lineItems: { id: string; quantity: number }[];
  trackingInfo?: { trackingNumber?: string };
}

interface Plan {
  lines: { id: string; quantity: number }[];
  /** Nothing is open: these are what the last parcel took. */
  again: boolean;
}

/** What can still go out, line by line. */
export function openOf({ lineItems = [] }: FulfilledOrder, sent: readonly Sent[]): Plan['lines'] {
  const left = piecesSent(sent.map((one) => one.lineItems));
  return lineItems.flatMap((line) => {
    const { id = '', quantity = 0, refundQuantity = 0 } = line;
    const open = openPieces({ ...line, id, quantity, refunded: refundQuantity }, left);
    return open > 0 ? [{ id, quantity: open }] : [];
  });
}

/**
 * What is open of an order. Where nothing is, what its last parcel took is asked for again: that is the very request a
 * batch made before the process died, so its key is answered as it was then; had somebody else sent the parcel, the
 * platform rejects, for nothing is left.
 */
export function planOf(order: FulfilledOrder, sent: readonly Sent[]): Plan {
  if (sent.length === 0 && order.fulfillmentStatus === 'FULFILLED') return { lines: [], again: true };
  const lines = openOf(order, sent);
  return lines.length > 0
    ? { lines, again: false }
    : { lines: openOf(order, sent.slice(0, -1)), again: true };
}

export const NOTHING_TO_FULFILL = 'Everything was sent already.';

/** What left of orders. */
export async function readSent(
  platformFetch: PlatformFetch,
  orderIds: string[],
): Promise<Map<string, Sent[]>> {
  if (orderIds.length === 0) return new Map();
  const { ordersWithFulfillments = [] } = await callOperation<{
    ordersWithFulfillments?: { orderId: string; fulfillments?: Sent[] }[];
  }>(platformFetch, listing, { orderIds });
  return new Map(ordersWithFulfillments.map((one) => [one.orderId, one.fulfillments ?? []]));
}

/** Sends what is open of each order as one parcel, with its tracking number where a file brought one. */
export const fulfilOrdersJob = (entities: EntitySource<FulfilledOrder>) =>
  jobKind(
    {
      operation: creating,
      entities,
      batch: 25,
      params: schema,
      misfit:
        'must say how the parcels are followed, by number and web address, and whether customers are told',
    },
    async ({ platformFetch, ids, params, call }): Promise<Outcome[]> => {
      const { carrier, mail, note } = params;
      const tracked = new Map<string, OrderTracking['trackingInfo']>(
        params.tracking.map((one) => [one.orderId, one.trackingInfo]),
      );
      const orders = await entities.byIds(platformFetch, ids);
      const sent = await readSent(platformFetch, ids);
      const plans = ids.flatMap((id) => {
        const order = orders.get(id);
        return order ? [{ id, ...planOf(order, sent.get(id) ?? []) }] : [];
      });
      const settled = (id: string): Outcome[] => {
        if (!orders.has(id)) return [{ id, state: 'failed', reason: 'The order is not there any more.' }];
        const plan = plans.find((one) => one.id === id);
        return plan?.lines.length === 0 ? [{ id, state: 'skipped', reason: NOTHING_TO_FULFILL }] : [];
      };
      const send = async (some: readonly (Plan & { id: string })[], part?: string): Promise<Outcome[]> => {
        if (some.length === 0) return [];
        const request = some.map(({ id, lines }) => {
          const info = tracked.get(id) ?? (carrier === undefined ? undefined : { shippingProvider: carrier });
          return { orderId: id, fulfillments: [{ lineItems: lines, ...(info && { trackingInfo: info }) }] };
        });
        const mailing = { silent: !mail, note };
        const reply = await call<BulkReply>(creating, { ordersWithFulfillments: request }, part, mailing);
        const again = new Set(some.flatMap((plan) => (plan.again ? [plan.id] : [])));
        return bulkOutcomes(
          reply,
          some.map(({ id }) => id),
        ).map((outcome) =>
          outcome.state === 'failed' && again.has(outcome.id)
            ? { id: outcome.id, state: 'skipped', reason: NOTHING_TO_FULFILL }
            : outcome,
        );
      };
      const requested = plans.filter(({ lines }) => lines.length > 0);
      const rest = ids.flatMap(settled);
      try {
        return [...rest, ...(await send(requested))];
      } catch (error) {
        if (!(error instanceof PlatformCallError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error;
        // The batch was written before the process died, and somebody changed an order of it since.
        const open = requested.filter(({ again }) => !again);
        const closed = requested.filter(({ again }) => again);
        const skipped = closed.map(({ id }): Outcome => ({
          id,
          state: 'skipped',
          reason: NOTHING_TO_FULFILL,
        }));
        return [...rest, ...skipped, ...(await send(open, 'rest'))];
      }
    },
  );
