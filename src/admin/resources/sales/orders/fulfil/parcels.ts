import { isKnownCarrier, isPage, knownCarriers, type KnownCarrier } from '#shared/carriers.ts';
import { openPieces, piecesSent } from '#shared/open-pieces.ts';
import type { Fulfillment, NewFulfillment, TrackingInfo } from '#wix/order-fulfillment-operations.ts';
import type { Order, OrderLineItem } from '#wix/order-operations.ts';
import { lineName } from '../show/line-text.ts';

/** Those whose links are known; `other` brings its own. */
export const carriers = [...knownCarriers, 'other'] as const;
type Carrier = KnownCarrier | 'other';

export interface Tracking {
  /** None: the parcel goes without a number. */
  carrier: Carrier | '';
  number: string;
  /** Of another carrier. */
  name: string;
  link: string;
}

/** What somebody chose for the label of a parcel. */
export interface LabelChoice {
  /** By its name; the first where none is chosen. */
  box?: string | undefined;
  /** As typed; what the catalogue says where nothing is. */
  weight?: string | undefined;
  /** The cheapest where none is chosen. */
  service?: string | undefined;
}

export interface Parcel extends Tracking {
  key: number;
  /** Pieces by line. */
  pieces: Readonly<Record<string, number>>;
  /** A label is to be bought, which brings the number. */
  label?: LabelChoice | undefined;
}

export interface OpenLine {
  id: string;
  line: OrderLineItem;
  open: number;
}

export const untracked: Tracking = { carrier: '', number: '', name: '', link: '' };

export const sentOf = (fulfillments: readonly Fulfillment[]): Map<string, number> =>
  piecesSent(
    fulfillments.map(({ lineItems = [] }) =>
      lineItems.map(({ _id, quantity }) => ({ id: _id ?? '', quantity: quantity ?? 0 })),
    ),
  );

/** What is in a parcel, by the names of the order's lines and in their order. */
export function parcelContents(
  { lineItems = [] }: Fulfillment,
  lines: readonly OrderLineItem[],
): { id: string; name: string; quantity: number }[] {
  return lines.flatMap((line) => {
    const quantity = lineItems.find(({ _id }) => _id === line._id)?.quantity ?? 0;
    return quantity > 0 ? [{ id: line._id ?? '', name: lineName(line), quantity }] : [];
  });
}

/** Lines of which something can still go out. */
export function openLines(order: Order, fulfillments: readonly Fulfillment[]): OpenLine[] {
  const sent = sentOf(fulfillments);
  return (order.lineItems ?? []).flatMap((line) => {
    const id = line._id ?? '';
    const { quantity = 0, refundQuantity } = line;
    const { itemType, physicalProperties } = line;
    const open = openPieces(
      { itemType, physicalProperties, id, quantity, refunded: refundQuantity ?? 0 },
      sent,
    );
    return open > 0 ? [{ id, line, open }] : [];
  });
}

export const firstParcel = (lines: readonly OpenLine[]): Parcel => ({
  ...untracked,
  key: 1,
  pieces: Object.fromEntries(lines.map(({ id, open }) => [id, open])),
});

/** The next one begins with what no other takes. */
export function anotherParcel(lines: readonly OpenLine[], parcels: readonly Parcel[]): Parcel {
  const pieces = Object.fromEntries(lines.map((line) => [line.id, staying(line, parcels)]));
  return { ...untracked, key: Math.max(...parcels.map(({ key }) => key)) + 1, pieces };
}

const taken = ({ id }: OpenLine, parcels: readonly Parcel[]): number =>
  parcels.reduce((sum, { pieces }) => sum + (pieces[id] ?? 0), 0);

export const staying = (line: OpenLine, parcels: readonly Parcel[]): number =>
  line.open - taken(line, parcels);

/** The most this parcel can hold of a line. */
export const freeSlots = (line: OpenLine, parcel: Parcel, parcels: readonly Parcel[]): number =>
  staying(line, parcels) + (parcel.pieces[line.id] ?? 0);

export const piecesIn = ({ pieces }: Parcel): number =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

export type TrackingProblem = 'number' | 'name' | 'link';

/** What is missing before a parcel can be followed; it may also go without. */
export function trackingProblems({ carrier, number, name, link }: Tracking): TrackingProblem[] {
  if (carrier === '') return [];
  if (carrier !== 'other') return number.trim() === '' ? ['number'] : [];
  const [numbered, linked] = [number.trim() !== '', link.trim() !== ''];
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...(numbered || linked ? [] : ['number' as const]),
    ...(linked && !isPage(link.trim()) ? ['link' as const] : []),
  ];
}

interface EnteredTracking {
  shippingProvider: string;
  trackingNumber?: string;
  trackingLink?: string;
}

export function trackingInfoOf({ carrier, number, name, link }: Tracking): EnteredTracking | undefined {
  if (carrier === '') return undefined;
  const trackingNumber = number.trim();
  const trackingLink = link.trim();
  const numbered = trackingNumber === '' ? {} : { trackingNumber };
  return carrier === 'other'
    ? { ...numbered, shippingProvider: name.trim(), ...(trackingLink !== '' && { trackingLink }) }
    : { ...numbered, shippingProvider: carrier };
}

export function trackingFrom({
  trackingNumber,
  shippingProvider,
  trackingLink,
}: TrackingInfo = {}): Tracking {
  const provider = shippingProvider ?? '';
  const number = trackingNumber ?? '';
  if (provider === '' && number === '' && !trackingLink) return untracked;
  return isKnownCarrier(provider)
    ? { ...untracked, carrier: provider, number }
    : { carrier: 'other', number, name: provider, link: trackingLink ?? '' };
}

export function toFulfillment(parcel: Parcel): NewFulfillment {
  const trackingInfo = parcel.label ? undefined : trackingInfoOf(parcel);
  const lineItems = Object.entries(parcel.pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([_id, quantity]) => ({ _id, quantity }));
  return { lineItems, ...(trackingInfo && { trackingInfo }) };
}
