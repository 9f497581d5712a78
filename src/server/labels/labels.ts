import { deliveryAddressOf } from '../../shared/delivery-address.ts';
import { alreadyExists, failedPrecondition, notFound } from '../../platform/contract/errors.ts';
import { findOperation } from '../../platform/contract/index.ts';
import type { FileStore } from '../../platform/ports.ts';
import { addressLines } from '../../shared/address/address-lines.ts';
import { isPage } from '../../shared/carriers.ts';
import type { Box, LabelRequest, ParcelRequest, ShippingRate } from '../../shared/labels.ts';
import type { PrintOrder } from '../documents/print-order.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation, PlatformCallError } from '../platform-call.ts';
import { callCarrier } from './call-carrier.ts';
import type { Purchase, Shipment, ShippingCarrier } from './carrier.ts';
import type { LabelStore } from './label-store.ts';
import type { LabelRow } from './tables.ts';

export interface LabelParts {
  gateway: Pick<Gateway, 'platformFetch' | 'store' | 'clock'>;
  store: LabelStore;
  files: FileStore;
  carrier: ShippingCarrier;
}

const getOrder = findOperation('ecom_orders.getOrder');
const queryBoxes = findOperation('ecom_shippo-configurations.queryShippoConfigurations');

export const labelFile = (id: string): string => `labels/${id}.pdf`;

/** One press, one parcel: asked again, the same key goes out. */
const keyOf = ({ order_id, id, attempt }: LabelRow): string => `${order_id}:${id}:${attempt}`;

const unknown = (): Error => notFound('There is no such label.', 'LABEL_NOT_FOUND');

/** What the carrier is told of a parcel. */
export function shipmentFor(
  store: Pick<Gateway['store'], 'name' | 'locale'>,
  order: PrintOrder,
  { box, weight }: Pick<ParcelRequest, 'box' | 'weight'>,
): Shipment {
  const { address, contactDetails } = deliveryAddressOf(order) ?? {};
  return {
    from: store.name,
    to: addressLines(address, contactDetails, store.locale),
    country: address?.country ?? '',
    box,
    weight,
    reference: `#${order.number ?? ''}`,
  };
}

async function shipmentOf({ gateway }: LabelParts, { orderId, ...parcel }: ParcelRequest): Promise<Shipment> {
  const { platformFetch, store } = gateway;
  const { order } = await callOperation<{ order: PrintOrder & { status?: string } }>(
    platformFetch,
    getOrder,
    {
      id: orderId,
    },
  ).catch((error: unknown) => {
    if (error instanceof PlatformCallError && error.status === 404)
      throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
    throw error;
  });
  if ((order.status ?? 'APPROVED') !== 'APPROVED')
    throw failedPrecondition('Nothing is sent of an order that does not stand.', 'ORDER_CANCELED');
  return shipmentFor(store, order, parcel);
}

export async function ratesFor(parts: LabelParts, parcelRequest: ParcelRequest): Promise<ShippingRate[]> {
  const shipment = await shipmentOf(parts, parcelRequest);
  return callCarrier(() => parts.carrier.rates(shipment));
}

const isLabel = (answer: Purchase): boolean =>
  answer.status === 'refused' ||
  (answer.trackingNumber !== '' &&
    isPage(answer.trackingLink) &&
    new TextDecoder().decode(answer.document.slice(0, 5)) === '%PDF-' &&
    !Number.isNaN(Date.parse(answer.voidUntil)));

/** Asks with what was recorded, and writes the answer down; the document is there before the label is said to be. */
async function askToBuy({ store, files, carrier, gateway }: LabelParts, row: LabelRow): Promise<void> {
  const { shipment, service } = row;
  const answer = await callCarrier(
    () => carrier.buy({ key: keyOf(row), service, shipment, now: gateway.clock.now() }),
    isLabel,
  );
  if (answer.status === 'refused') {
    await store.move(row, 'buying', 'refused', { reason: answer.reason });
    return;
  }
  await files.write(labelFile(row.id), answer.document);
  await store.move(row, 'buying', 'bought', {
    carrier_label_id: answer.carrierLabelId,
    tracking_number: answer.trackingNumber,
    tracking_link: answer.trackingLink,
    void_until: new Date(answer.voidUntil),
  });
}

/**
 * Records what is bought, asks the carrier outside of any transaction, and writes down what it said. Where its answer
 * was lost, the same is asked again under the same key.
 * @throws 428 where the price is another by now or the carrier does not take the parcel, 502 where it did not answer
 */
export async function buyLabel(parts: LabelParts, labelRequest: LabelRequest, by: string): Promise<LabelRow> {
  const { store, carrier, gateway } = parts;
  const known = await store.get(labelRequest.id);
  if (known && known.order_id !== labelRequest.orderId)
    throw alreadyExists('The label is of another order.', 'LABEL_ALREADY_EXISTS');
  if (!known || known.status === 'refused') {
    const shipment = await shipmentOf(parts, labelRequest);
    const rates = await callCarrier(() => carrier.rates(shipment));
    const rate = rates.find(({ service }) => service === labelRequest.service);
    if (!rate) throw failedPrecondition('The carrier does not take this parcel.', 'PARCEL_NOT_TAKEN');
    if (Number(rate.price) !== Number(labelRequest.price))
      throw failedPrecondition('The label costs something else by now.', 'PRICE_CHANGED', {
        price: rate.price,
      });
    await store.begin({
      id: labelRequest.id,
      order_id: labelRequest.orderId,
      carrier: carrier.name,
      service: rate.service,
      title: rate.title,
      price: rate.price,
      currency: rate.currency,
      shipment,
      bought_by: by,
      now: gateway.clock.now(),
    });
  }
  const row = await store.get(labelRequest.id);
  if (!row) throw unknown();
  if (row.status === 'buying') await askToBuy(parts, row);
  return (await store.get(labelRequest.id)) ?? row;
}

/** Gives a label back. @throws 428 after its time, and for one that was never bought */
export async function voidLabel({ store, carrier, gateway }: LabelParts, id: string): Promise<LabelRow> {
  const row = await store.get(id);
  if (!row) throw unknown();
  if (row.status === 'voided') return row;
  if (row.status === 'bought') {
    if (row.void_until && row.void_until <= gateway.clock.now())
      throw failedPrecondition('The label can no longer be given back.', 'VOID_TOO_LATE');
    await store.move(row, 'bought', 'voiding', { reason: null });
  } else if (row.status !== 'voiding')
    throw failedPrecondition('The label was not bought.', 'LABEL_NOT_BOUGHT');
  const answer = await callCarrier(() =>
    carrier.cancel({ key: `${keyOf(row)}:void`, carrierLabelId: row.carrier_label_id ?? '' }),
  );
  await (answer.status === 'voided'
    ? store.move(row, 'voiding', 'voided')
    : store.move(row, 'voiding', 'bought', { reason: answer.reason }));
  return (await store.get(id)) ?? row;
}

/** Asks once more where an answer was lost; what is over stays as it is. */
export async function resumeLabel(parts: LabelParts, row: LabelRow): Promise<LabelRow> {
  if (row.status === 'voiding') return voidLabel(parts, row.id);
  if (row.status === 'buying') await askToBuy(parts, row);
  return (await parts.store.get(row.id)) ?? row;
}

const standardBoxes: readonly Box[] = [
  { name: 'Small box', length: 25, width: 20, height: 10 },
  { name: 'Medium box', length: 40, width: 30, height: 20 },
  { name: 'Large box', length: 60, width: 40, height: 40 },
  { name: 'Flat box', length: 110, width: 82, height: 9 },
  { name: 'Tube', length: 75, width: 9, height: 9 },
];

interface Configured {
  packageType?: string;
  packageDetails?: {
    name?: string;
    dimensions?: { length?: string; width?: string; height?: string };
  };
}

/** Centimetres; the carrier's flat-rate packages come in inches. */
function boxOf({ packageType, packageDetails }: Configured): Box[] {
  const { name, dimensions = {} } = packageDetails ?? {};
  const unit = packageType === 'CUSTOM' ? 1 : 2.54;
  const [length = 0, width = 0, height = 0] = [dimensions.length, dimensions.width, dimensions.height].map(
    (side) => Math.round(Number(side) * unit * 10) / 10,
  );
  return name && length > 0 && width > 0 && height > 0 ? [{ name, length, width, height }] : [];
}

/** The shop's own packages first, then what every packing table has. */
export async function boxesOf({ platformFetch }: Pick<Gateway, 'platformFetch'>): Promise<Box[]> {
  const reply = await callOperation<{ shippoConfigurations?: Configured[] }>(platformFetch, queryBoxes, {
    query: { cursorPaging: { limit: 100 } },
  }).catch(() => undefined);
  const own = (reply?.shippoConfigurations ?? []).flatMap(boxOf);
  const all = new Map([...own, ...standardBoxes].toReversed().map((box) => [box.name, box]));
  return [...all.values()].toReversed();
}
