import { z } from 'zod';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { LabelPreview, LabelObstacle } from '#shared/bulk-preview.ts';
import type { Selection } from '#shared/jobs.ts';
import { decimalWeight, LABELS_AT_ONCE, type LabelRequest } from '#shared/labels.ts';
import { MAX_NOTE } from '#shared/mailing.ts';
import { addMoney } from '#shared/money.ts';
import { piecesWeight } from '#shared/parcel-weight.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import type { PrintOrder } from '../../documents/print-order.ts';
import { callCarrier } from '../../labels/call-carrier.ts';
import { jobLabelId } from '../../labels/job-label.ts';
import { boxesOf, buyLabel, labelFile, shipmentFor, type LabelParts } from '../../labels/labels.ts';
import type { LabelRow } from '../../labels/tables.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { bulkOutcomes, type BulkReply } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { pagesWithin } from './preview.ts';
import { NOTHING_TO_FULFILL, openOf, readSent, type FulfilledOrder, type Sent } from './fulfil-orders.ts';
import { jobKind, type Work } from './job-kind.ts';

const SEND = 'ecom_order-fulfillments.bulkCreateFulfillments';

const side = z.number().positive().max(1000);

const schema = z.object({
  /** Of all of them, by its name; the first where none is named. */
  box: z.string().max(255).optional(),
  /** Of those that the catalogue says no weight of. */
  weight: z.string().regex(decimalWeight).optional(),
  /** The cheapest of each where none is named. */
  service: z.string().max(100).optional(),
  /** What is bought, at the prices that were told. */
  labels: z
    .array(
      z.strictObject({
        orderId: z.guid(),
        box: z.strictObject({ name: z.string().min(1).max(255), length: side, width: side, height: side }),
        weight: z.string().regex(decimalWeight),
        service: z.string().min(1).max(100),
        price: z.string().regex(/^\d{1,6}(\.\d{1,3})?$/),
      }),
    )
    .max(LABELS_AT_ONCE)
    .default([]),
  mail: z.boolean().default(true),
  note: z.string().max(MAX_NOTE).optional(),
});
type Params = z.infer<typeof schema>;

interface Weighed {
  id?: string;
  physicalProperties?: { weight?: number | null };
}

export type LabelledOrder = FulfilledOrder &
  PrintOrder & {
    status?: string;
    weightUnit?: string | null;
    lineItems?: Weighed[];
  };

/** What is still to be sent of an order, and what that weighs. */
function parcelOf(order: LabelledOrder, sent: readonly Sent[]) {
  if (sent.length === 0 && order.fulfillmentStatus === 'FULFILLED') return { lines: [], weight: '' };
  const lines = openOf(order, sent);
  const open = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const all: readonly Weighed[] = order.lineItems ?? [];
  const pieces = all.map(({ id = '', physicalProperties }) => ({
    quantity: open.get(id) ?? 0,
    weight: physicalProperties?.weight,
  }));
  return { lines, weight: piecesWeight(pieces, order.weightUnit) };
}

/** What the labels of a selection cost, and for which orders there is none to buy, before anybody presses. */
async function foresee(
  parts: LabelParts | undefined,
  entities: EntitySource<LabelledOrder>,
  selection: Selection,
  params: Params,
): Promise<LabelPreview> {
  const seen: LabelPreview = {
    ready: [],
    sum: '0',
    currency: '',
    services: [],
    boxes: [],
    left: [],
    partial: false,
  };
  if (!parts) return seen;
  const { carrier, gateway } = parts;
  const boxes = await boxesOf(gateway);
  const box = boxes.find(({ name }) => name === params.box) ?? boxes[0];
  const services = new Map<string, string>();
  const left = new Map<LabelObstacle, string[]>();
  const leave = (why: LabelObstacle, { number = '' }: LabelledOrder): void =>
    void left.set(why, [...(left.get(why) ?? []), number]);
  const look = async (order: LabelledOrder, sent: readonly Sent[]): Promise<void> => {
    if ((order.status ?? 'APPROVED') !== 'APPROVED') return leave('notApproved', order);
    const parcel = parcelOf(order, sent);
    if (parcel.lines.length === 0) return leave('sent', order);
    const weight = parcel.weight || params.weight;
    if (!weight || !box) return leave('noWeight', order);
    const shipment = shipmentFor(gateway.store, order, { box, weight });
    const rates = await callCarrier(() => carrier.rates(shipment));
    for (const { service, title } of rates) services.set(service, title);
    const rate = params.service ? rates.find(({ service }) => service === params.service) : rates[0];
    if (!rate) return leave('notTaken', order);
    seen.ready.push({ orderId: order.id, box, weight, service: rate.service, price: rate.price });
    seen.sum = addMoney(seen.sum, rate.price);
    seen.currency = rate.currency;
  };
  for await (const orders of pagesWithin(gateway.platformFetch, entities, selection, {})) {
    const sent = await readSent(
      gateway.platformFetch,
      orders.map(({ id }) => id),
    );
    for (const order of orders) {
      if (seen.ready.length === LABELS_AT_ONCE) {
        seen.partial = true;
        break;
      }
      await look(order, sent.get(order.id) ?? []);
    }
    if (seen.partial) break;
  }
  return {
    ...seen,
    carrier: { name: carrier.name, test: carrier.test },
    boxes,
    services: [...services].map(([service, title]) => ({ service, title })),
    left: [...left].map(([why, numbers]) => ({ why, count: numbers.length, numbers: numbers.slice(0, 5) })),
  };
}

const trackingOf = (label: LabelRow) => ({
  shippingProvider: label.carrier,
  ...(label.tracking_number !== null && { trackingNumber: label.tracking_number }),
  ...(label.tracking_link !== null && { trackingLink: label.tracking_link }),
});

interface OneOrder {
  order: LabelledOrder;
  sent: readonly Sent[];
  asked: LabelRequest;
  by: string;
}

/**
 * Buys the label of one order and sends what is open of it with that. Whatever it was at when a process died: a label that
 * is there, or is being asked for, is not bought again, and a parcel that has it is not sent again.
 */
async function buyAndSend(
  parts: LabelParts,
  { order, sent, asked, by }: OneOrder,
  { call, params }: Work<Params>,
): Promise<Outcome> {
  const { id } = order;
  const known = await parts.store.get(asked.id);
  const left = (label?: LabelRow): boolean =>
    Boolean(label?.tracking_number) &&
    sent.some(({ trackingInfo }) => trackingInfo?.trackingNumber === label?.tracking_number);
  if (left(known)) return { id, state: 'done' };
  const { lines } = parcelOf(order, sent);
  if (lines.length === 0 && !known) return { id, state: 'skipped', reason: NOTHING_TO_FULFILL };
  const label = await buyLabel(parts, asked, by);
  if (label.status !== 'bought')
    return { id, state: 'failed', reason: label.reason ?? 'The label was given back.' };
  if (lines.length === 0)
    return { id, state: 'failed', reason: 'The label is bought, but nothing is left to send.' };
  const ordersWithFulfillments = [
    { orderId: id, fulfillments: [{ lineItems: lines, trackingInfo: trackingOf(label) }] },
  ];
  const mailing = { silent: !params.mail, note: params.note };
  // Of other pieces than before it is another request; the number sees to it that neither goes twice.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const part = `${asked.id}:${pieces}`;
  const reply = await call<BulkReply>(SEND, { ordersWithFulfillments }, part, mailing);
  return bulkOutcomes(reply, [id])[0] ?? { id, state: 'failed', reason: 'The platform gave no answer.' };
}

/** Labels of a selection, each order sent with its own; at the end one PDF of them. */
export const buyLabelsJob =
  (entities: EntitySource<LabelledOrder>) =>
  (
    platformFetch: PlatformFetch,
    _store: unknown,
    { labelParts: parts }: { labelParts: LabelParts | undefined },
  ): JobKind => {
    const kind = (job: { id: string; actor: string }) =>
      jobKind(
        {
          operation: SEND,
          entities,
          batch: 5,
          params: schema,
          misfit: 'must say what is bought: box, weight, service and price of each order',
        },
        async (work): Promise<Outcome[]> => {
          const { ids, params } = work;
          const requested = new Map(params.labels.map((one) => [one.orderId, one]));
          const orders = await entities.byIds(platformFetch, ids);
          const sent = await readSent(platformFetch, ids);
          const outcomes: Outcome[] = [];
          for (const id of ids) {
            const [order, label] = [orders.get(id), requested.get(id)];
            if (!order) outcomes.push({ id, state: 'failed', reason: 'The order is not there any more.' });
            else if (!label || !parts)
              outcomes.push({ id, state: 'skipped', reason: 'No price was told for it.' });
            else {
              const one = { order, sent: sent.get(id) ?? [], by: job.actor };
              const mine = { ...label, id: jobLabelId(job.id, id) };
              try {
                outcomes.push(await buyAndSend(parts, { ...one, asked: mine }, work));
              } catch (error) {
                // One that the carrier leaves open is asked about again, under the same key, where somebody tries again.
                if (!(error instanceof PlatformError)) throw error;
                outcomes.push({ id, state: 'failed', reason: error.message });
              }
            }
          }
          return outcomes;
        },
      )(platformFetch);
    return {
      ...kind({ id: '', actor: '' }),
      permissions: ordersDesk.jobs['buy-labels'],
      work: (batch) => kind(batch.job).work(batch),
      foresee: (selection, params) => foresee(parts, entities, selection, schema.parse(params)),
      document: {
        type: 'pdf',
        async make({ id: jobId }, ids) {
          const papers: Uint8Array[] = [];
          for (const id of ids) {
            const paper = await parts?.files.read(labelFile(jobLabelId(jobId, id)));
            if (paper) papers.push(paper);
          }
          const { joinPdfs } = await import('../../documents/pdf/join.ts');
          return joinPdfs(papers);
        },
      },
    };
  };
