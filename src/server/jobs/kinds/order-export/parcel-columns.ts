import { addMoney, multiplyMoney, roundMoney } from '#shared/money.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { storeTime } from '../store-time.ts';
import { text } from './cells.ts';
import { contentsOf, countOf, skusOf, weightOf, type Pieces } from './contents-columns.ts';
import { titled, type ExportedOrder, type Parcel } from './exported-order.ts';

interface ParcelRow {
  order: ExportedOrder;
  parcel: Parcel;
  position: number;
  pieces: Pieces[];
}

const piecesOf = ({ lineItems = [] }: ExportedOrder, parcel: Parcel): Pieces[] =>
  (parcel.lineItems ?? []).flatMap(({ id, quantity }) => {
    const line = lineItems.find((one) => one.id === id);
    return line ? [{ line, quantity: quantity ?? line.quantity ?? 0 }] : [];
  });

export const parcelRows = (order: ExportedOrder): ParcelRow[] =>
  (order.parcels ?? []).map((parcel, index) => ({
    order,
    parcel,
    position: index + 1,
    pieces: piecesOf(order, parcel),
  }));

export const parcelColumns = titled<ParcelRow, typeof titles.parcels>(titles.parcels, {
  parcel: ({ order, position }) => `${order.number ?? order.id}-${position}`,
  parcelSent: ({ parcel }, zone) => storeTime(parcel.createdDate ?? undefined, zone),
  parcelStatus: ({ parcel }) => text(parcel.status),
  carrier: ({ parcel }) => text(parcel.trackingInfo?.shippingProvider),
  trackingNumber: ({ parcel }) => text(parcel.trackingInfo?.trackingNumber),
  trackingLink: ({ parcel }) => text(parcel.trackingInfo?.trackingLink),
  parcelContents: ({ pieces }) => contentsOf(pieces),
  parcelSkus: ({ pieces }) => skusOf(pieces),
  parcelPieces: ({ pieces }) => countOf(pieces),
  parcelWeight: ({ pieces }) => weightOf(pieces),
  parcelValue: ({ order, pieces }) =>
    roundMoney(
      addMoney(
        '0',
        ...pieces.map(({ line, quantity }) =>
          multiplyMoney(line.price?.amount ?? '0', quantity, order.currency ?? ''),
        ),
      ),
      order.currency ?? '',
    ),
});
