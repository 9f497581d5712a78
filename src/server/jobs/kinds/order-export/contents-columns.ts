import { isFile } from '#shared/open-pieces.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { piecesWeight } from '#shared/parcel-weight.ts';
import { listed } from './cells.ts';
import { titled, type ExportedOrder, type OrderLine } from './exported-order.ts';

export interface Pieces {
  line: OrderLine;
  quantity: number;
}

export const optionsOf = ({ descriptionLines = [] }: OrderLine): string =>
  descriptionLines
    .map(
      ({ name, plainText, colorInfo }) =>
        `${name?.original ?? ''}: ${plainText?.original ?? colorInfo?.original ?? ''}`,
    )
    .join('; ');

const titleOf = (line: OrderLine): string => {
  const options = optionsOf(line);
  return `${line.productName?.original ?? ''}${options && ` (${options})`}`;
};

/** `2 × Chair (Size: L); 1 × Lamp` */
export const contentsOf = (pieces: readonly Pieces[]): string =>
  pieces.map(({ line, quantity }) => `${quantity} × ${titleOf(line)}`).join('; ');

/** In the unit of the order; empty unless the weight of every piece is known. Files weigh nothing. */
export const weightOf = (pieces: readonly Pieces[]): string =>
  piecesWeight(
    pieces
      .filter(({ line }) => !isFile(line))
      .map(({ line, quantity }) => ({ quantity, weight: line.physicalProperties?.weight })),
    undefined,
  );

export const countOf = (pieces: readonly Pieces[]): string =>
  String(pieces.reduce((sum, { quantity }) => sum + quantity, 0));

export const skusOf = (pieces: readonly Pieces[]): string =>
  listed(pieces.map(({ line }) => line.physicalProperties?.sku));

const piecesOf = ({ lineItems = [] }: ExportedOrder): Pieces[] =>
  lineItems.map((line) => ({ line, quantity: line.quantity ?? 0 }));

export const contentsColumns = titled<ExportedOrder, typeof titles.contents>(titles.contents, {
  items: (order) => countOf(piecesOf(order)),
  products: (order) => contentsOf(piecesOf(order)),
  skus: (order) => skusOf(piecesOf(order)),
  weight: (order) => weightOf(piecesOf(order)),
  weightUnit: ({ weightUnit }) =>
    weightUnit === 'KG' || weightUnit === 'LB' ? weightUnit.toLowerCase() : '',
});
