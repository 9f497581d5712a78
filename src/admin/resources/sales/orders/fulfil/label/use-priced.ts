import type { LabelDesk, ParcelRequest, ShippingRate } from '#shared/labels.ts';
import type { Order } from '#wix/order-operations.ts';
import { piecesIn, type Parcel } from '../parcels.ts';
import { catalogueWeight, parcelRequestOf, rateFor } from './label-choice.ts';
import { useRates } from './use-labels.ts';
import { useDebounced } from './use-debounced.ts';
import { isSame } from '#admin/data/is-same.ts';

export interface Priced {
  /** By the catalogue, in kilograms. */
  catalogue: string;
  rates: readonly ShippingRate[] | undefined;
  asking: boolean;
  failed: boolean;
  retry: () => void;
  /** What would be bought now; absent while something is missing or being asked. */
  chosen?: { asked: ParcelRequest; rate: ShippingRate };
}

/** The prices of the parcels that a label is to be bought for, in the order of the parcels. */
export function usePriced(
  order: Order & { id: string },
  parcels: readonly Parcel[],
  desk: LabelDesk | undefined,
): Priced[] {
  const boxes = desk?.boxes ?? [];
  const requested = parcels.map((parcel) => {
    const { label } = parcel;
    if (!label || piecesIn(parcel) === 0) return null;
    return parcelRequestOf(order.id, label, { boxes, catalogue: catalogueWeight(order, parcel) }) ?? null;
  });
  const debounced = useDebounced(requested);
  const answers = useRates(debounced.map((one) => one ?? undefined));
  return parcels.map((parcel, at): Priced => {
    const [now, answer] = [requested[at], answers[at]];
    const known = now && isSame(now, debounced[at]) ? answer : undefined;
    const rate = parcel.label && rateFor(parcel.label, known?.data);
    return {
      catalogue: catalogueWeight(order, parcel),
      rates: known?.data,
      asking: Boolean(now) && !known?.data && !known?.isError,
      failed: known?.isError ?? false,
      retry: () => void answer?.refetch(),
      ...(now && rate && { chosen: { asked: now, rate } }),
    };
  });
}
