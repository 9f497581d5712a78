import { piecesWeight } from '#shared/parcel-weight.ts';
import {
  decimalWeight,
  type Box,
  type LabelRequest,
  type ParcelRequest,
  type ShippingLabel,
  type ShippingRate,
} from '#shared/labels.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { Order } from '#wix/order-operations.ts';
import { untracked, type LabelChoice, type Parcel, type Tracking } from '../parcels.ts';

/** What the pieces weigh by the catalogue, in kilograms; nothing where a line does not say. */
export function catalogueWeight(order: Order, { pieces }: Pick<Parcel, 'pieces'>): string {
  const lines = order.lineItems ?? [];
  return piecesWeight(
    lines.map(({ _id, physicalProperties }) => ({
      quantity: pieces[_id ?? ''] ?? 0,
      weight: physicalProperties?.weight,
    })),
    order.weightUnit,
  );
}

export const weightOf = ({ weight }: LabelChoice, catalogue: string): string =>
  (weight ?? catalogue).trim().replace(',', '.');

export const isWeight = (text: string): boolean => decimalWeight.test(text) && Number(text) > 0;

export const boxFor = ({ box }: LabelChoice, boxes: readonly Box[]): Box | undefined =>
  boxes.find(({ name }) => name === box) ?? boxes[0];

export const rateFor = (
  { service }: LabelChoice,
  rates: readonly ShippingRate[] | undefined,
): ShippingRate | undefined => rates?.find((rate) => rate.service === service) ?? rates?.[0];

/** What the carrier is asked about; nothing while box or weight is missing. */
export function parcelRequestOf(
  orderId: string,
  choice: LabelChoice,
  { boxes, catalogue }: { boxes: readonly Box[]; catalogue: string },
): ParcelRequest | undefined {
  const box = boxFor(choice, boxes);
  const weight = weightOf(choice, catalogue);
  return box && isWeight(weight) ? { orderId, box, weight } : undefined;
}

/** The same press sent again asks for the same label; another box, weight or price for another one. */
export function labelIds(): (parcelKey: number, requested: Omit<LabelRequest, 'id'>) => string {
  const stored = new Map<string, string>();
  return (parcelKey, requested) => {
    const content = JSON.stringify([parcelKey, requested]);
    const id = stored.get(content) ?? crypto.randomUUID();
    stored.set(content, id);
    return id;
  };
}

/** How a parcel with this label is followed. */
export const trackingOfLabel = ({ carrier, trackingNumber, trackingLink }: ShippingLabel): Tracking => ({
  ...untracked,
  carrier: 'other',
  name: carrier,
  number: trackingNumber ?? '',
  link: trackingLink ?? '',
});

/** The label that a parcel left with. */
export const labelOf = (
  { trackingInfo }: Fulfillment,
  labels: readonly ShippingLabel[],
): ShippingLabel | undefined =>
  labels.findLast(
    ({ trackingNumber }) => trackingNumber !== undefined && trackingNumber === trackingInfo?.trackingNumber,
  );

/** Paid for, or perhaps paid for, and on no parcel. */
export const unusedLabels = (
  labels: readonly ShippingLabel[],
  fulfillments: readonly Fulfillment[],
): ShippingLabel[] => {
  const used = new Set(fulfillments.map((one) => labelOf(one, labels)?.id));
  return labels.filter(
    ({ id, status }) => !used.has(id) && (status === 'bought' || status === 'buying' || status === 'voiding'),
  );
};
