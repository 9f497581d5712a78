import { MAX_TRACKING_ROWS, type TrackingRow } from '../../shared/shipments.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import { delimiterOf, readRows, type Row } from '../imports/read-rows.ts';

type Column = 'number' | 'tracking' | 'carrier' | 'link';

/** Our own titles first, then what shops and carriers call the same. */
const titles: Readonly<Record<Column, readonly string[]>> = {
  number: [
    'order',
    'ordernumber',
    'orderno',
    'ordernr',
    'orderid',
    'ordername',
    'name',
    'number',
    'reference',
    'ref',
  ],
  tracking: [
    'trackingnumber',
    'tracking',
    'trackingno',
    'trackingid',
    'trackingcode',
    'trackingnumbers',
    'shipmentnumber',
    'consignment',
    'consignmentnumber',
    'awb',
  ],
  carrier: [
    'carrier',
    'carriername',
    'shippingcarrier',
    'shippingprovider',
    'trackingcompany',
    'courier',
    'provider',
  ],
  link: ['trackinglink', 'trackingurl', 'trackingurls', 'link', 'url'],
};

const columns = Object.keys(titles) as Column[];

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Where each stands; without a head, in our own order. */
function placesOf(head: readonly string[]): { places: Partial<Record<Column, number>>; hasHead: boolean } {
  const places: Partial<Record<Column, number>> = {};
  for (const name of columns) {
    const at = titles[name].map((title) => head.findIndex((cell) => plain(cell) === title));
    const found = at.find((place) => place >= 0 && !Object.values(places).includes(place));
    if (found !== undefined) places[name] = found;
  }
  return places.number !== undefined && places.tracking !== undefined
    ? { places, hasHead: true }
    : { places: { number: 0, tracking: 1, carrier: 2, link: 3 }, hasHead: false };
}

/** What was typed with spaces between, as on a phone. */
const spaced = ({ cells, ...row }: Row): Row => {
  const [, number = '', tracking = '', carrier = ''] = /^(\S+)\s+(\S+)\s*(.*)$/.exec(cells[0] ?? '') ?? [];
  return { ...row, cells: number ? [number, tracking, carrier.trim()] : cells };
};

export interface ReadTracking extends TrackingRow {
  /** Why the line could not be read. */
  broken?: string;
}

/** The lines of a file or of what was pasted, as they stand there. @throws 400 for none, and for too many */
export async function readTracking(text: string): Promise<ReadTracking[]> {
  async function* parts() {
    yield new TextEncoder().encode(text);
  }
  const all: Row[] = [];
  for await (const row of readRows(parts(), { encoding: 'utf-8', delimiter: delimiterOf(text) })) {
    all.push(row);
    if (all.length > MAX_TRACKING_ROWS + 1)
      throw new PlatformError(400, `A file may have at most ${MAX_TRACKING_ROWS} rows.`, {
        code: 'TOO_MANY_ROWS',
      });
  }
  const rows = all.every(({ cells }) => cells.length < 2) ? all.map(spaced) : all;
  const { places, hasHead } = placesOf(rows[0]?.cells ?? []);
  const cellOf = ({ cells }: Row, name: Column): string => {
    const at = places[name];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  const lines = (hasHead ? rows.slice(1) : rows).map((row) => ({
    row: row.row,
    number: cellOf(row, 'number'),
    tracking: cellOf(row, 'tracking'),
    carrier: cellOf(row, 'carrier'),
    link: cellOf(row, 'link'),
    ...(row.broken !== undefined && { broken: row.broken }),
  }));
  if (lines.length === 0)
    throw new PlatformError(400, 'There is no row with an order and its tracking number.', {
      code: 'NOT_A_CSV',
    });
  return lines;
}
