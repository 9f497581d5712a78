import { freeSlots, type OpenLine, type Parcel } from './parcels.ts';

/** What a scanned code came to. */
export type Scanned =
  | { outcome: 'counted' | 'full'; line: OpenLine; parcels: Parcel[] }
  /** The order's own number, as the bar code of its slip says it. */
  | { outcome: 'slip' | 'unknown' };

interface Scanning {
  order: { number?: string | null | undefined };
  lines: readonly OpenLine[];
  parcels: readonly Parcel[];
  /** Which parcel is being packed. */
  into: number;
  /** Nothing was scanned yet: what the page proposed is taken out, and what is scanned is counted from nothing. */
  first: boolean;
}

const same = (a: string | null | undefined, b: string): boolean =>
  a != null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** One more of the line with that SKU in the parcel; of two such lines the first that has room. */
export function scan(code: string, { order, lines, parcels, into, first }: Scanning): Scanned {
  const fitting = lines.filter(({ line }) => same(line.physicalProperties?.sku, code));
  const [any] = fitting;
  if (!any) return { outcome: same(order.number, code.replace(/^#/, '')) ? 'slip' : 'unknown' };
  const before = first ? parcels.map((parcel): Parcel => ({ ...parcel, pieces: {} })) : [...parcels];
  const line = fitting.find((one) =>
    before.some(
      (parcel) => parcel.key === into && freeSlots(one, parcel, before) > (parcel.pieces[one.id] ?? 0),
    ),
  );
  if (!line) return { outcome: 'full', line: any, parcels: before };
  return {
    outcome: 'counted',
    line,
    parcels: before.map((parcel) =>
      parcel.key === into
        ? { ...parcel, pieces: { ...parcel.pieces, [line.id]: (parcel.pieces[line.id] ?? 0) + 1 } }
        : parcel,
    ),
  };
}
