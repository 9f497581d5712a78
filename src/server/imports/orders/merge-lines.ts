import type { EntryChange } from '#shared/imports.ts';
import { compareMoney, multiplyMoney } from '#shared/money.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import type { ImportedLine } from './imported-order.ts';
import { readOptions, writeOptions } from './line-options.ts';
import type { StagedOrder } from './order-of-rows.ts';

interface Amount {
  amount?: string;
}

export interface StoredLine {
  productName?: { original?: string };
  descriptionLines?: {
    name?: { original?: string };
    plainText?: { original?: string };
    colorInfo?: { original?: string };
  }[];
  quantity?: number;
  refundQuantity?: number;
  totalDiscount?: Amount;
  price?: Amount;
  lineItemPrice?: Amount;
  physicalProperties?: { sku?: string };
}

export interface MergedLines {
  lines: StoredLine[];
  changes: EntryChange[];
  isMoneyChanged: boolean;
}

/** A line of the file, with the fields that its cells say. */
interface FileLine {
  line: ImportedLine;
  stated: ReadonlySet<OrderImportField>;
}

const nameOf = ({ productName }: StoredLine): string => productName?.original ?? '';
const optionsOf = ({ descriptionLines = [] }: StoredLine): string =>
  writeOptions(readOptions(writeOptions(descriptionLines)));
const skuOf = ({ physicalProperties }: StoredLine): string => physicalProperties?.sku ?? '';
const labelOf = (line: StoredLine): string => nameOf(line) || skuOf(line);
const describe = (line: StoredLine): string => `${line.quantity ?? 1} × ${labelOf(line)}`;
const isSameAmount = (one: Amount | undefined, other: Amount | undefined): boolean =>
  compareMoney(one?.amount ?? '0', other?.amount ?? '0') === 0;

type IsSame = (stored: StoredLine, file: FileLine) => boolean;

const isSameSku: IsSame = (stored, { line, stated }) =>
  stated.has('lineSku') && skuOf(stored) === skuOf(line);
const isSameName: IsSame = (stored, { line, stated }) =>
  stated.has('lineName') && nameOf(stored) === nameOf(line);
const isNoOtherOption: IsSame = (stored, { line, stated }) =>
  !stated.has('lineOptions') || optionsOf(stored) === optionsOf(line);
const isNoOtherSku: IsSame = (stored, file) => !file.stated.has('lineSku') || isSameSku(stored, file);
const isNoOtherName: IsSame = (stored, file) => !file.stated.has('lineName') || isSameName(stored, file);

/** From the surest on: what is the same in all stays before what is only called the same. */
const rules: readonly IsSame[] = [
  (stored, file) =>
    isNoOtherName(stored, file) &&
    isNoOtherSku(stored, file) &&
    isNoOtherOption(stored, file) &&
    (!file.stated.has('lineQuantity') || stored.quantity === file.line.quantity) &&
    (!file.stated.has('linePrice') || isSameAmount(stored.price, file.line.price)),
  (stored, file) =>
    isNoOtherName(stored, file) && isNoOtherSku(stored, file) && isNoOtherOption(stored, file),
  (stored, file) => isNoOtherName(stored, file) && isNoOtherSku(stored, file),
  isSameSku,
  (stored, file) => isSameName(stored, file) && skuOf(stored) === '',
];

/** Each line of the order at most once, by the line of the file that means it. */
function pair(stored: readonly StoredLine[], lines: readonly FileLine[]): Map<FileLine, StoredLine> {
  const pairs = new Map<FileLine, StoredLine>();
  const free = new Set(stored);
  for (const isSame of rules)
    for (const line of lines) {
      if (pairs.has(line)) continue;
      const found = [...free].find((one) => isSame(one, line));
      if (!found) continue;
      pairs.set(line, found);
      free.delete(found);
    }
  return pairs;
}

/** The line of the order with what the file says of it. */
function mergeLine(stored: StoredLine, { line, stated }: FileLine, currency: string) {
  const changes: EntryChange[] = [];
  const after: StoredLine = { ...stored };
  const change = (field: OrderImportField, before: string, now: string): void => {
    changes.push({ field, before, after: now, of: labelOf(stored) });
  };
  const [name, sku] = [nameOf(line), skuOf(line)];
  if (stated.has('lineName') && name !== nameOf(stored)) {
    change('lineName', nameOf(stored), name);
    after.productName = { ...stored.productName, original: name };
  }
  if (stated.has('lineSku') && sku !== skuOf(stored)) {
    change('lineSku', skuOf(stored), sku);
    after.physicalProperties = { ...stored.physicalProperties, sku };
  }
  if (stated.has('lineOptions') && optionsOf(line) !== optionsOf(stored)) {
    change('lineOptions', optionsOf(stored), optionsOf(line));
    after.descriptionLines = line.descriptionLines ?? [];
  }
  const isRefund = stated.has('lineRefunded') || stated.has('lineNetQuantity');
  const [refundedBefore, refunded] = [stored.refundQuantity ?? 0, line.refundQuantity ?? 0];
  if (isRefund && refunded !== refundedBefore) {
    change('lineRefunded', String(refundedBefore), String(refunded));
    after.refundQuantity = refunded;
  }
  if (stated.has('lineDiscount') && !isSameAmount(stored.totalDiscount, line.totalDiscount)) {
    change('lineDiscount', stored.totalDiscount?.amount ?? '0', line.totalDiscount?.amount ?? '0');
    after.totalDiscount = line.totalDiscount ?? { amount: '0' };
  }
  const isQuantity = stated.has('lineQuantity') && line.quantity !== stored.quantity;
  const isPrice = stated.has('linePrice') && !isSameAmount(stored.price, line.price);
  const isWhole = stated.has('lineTotal') && !isSameAmount(stored.lineItemPrice, line.lineItemPrice);
  if (isQuantity) change('lineQuantity', String(stored.quantity ?? ''), String(line.quantity));
  if (isPrice) change('linePrice', stored.price?.amount ?? '', line.price.amount);
  if (isWhole) change('lineTotal', stored.lineItemPrice?.amount ?? '', line.lineItemPrice.amount);
  const isMoneyChanged = isQuantity || isPrice || isWhole;
  if (isMoneyChanged) Object.assign(after, pricesOf(stored, { line, stated }, currency));
  return { after, changes, isMoneyChanged };
}

/** What a changed line costs; what its cells leave empty is as it was. */
function pricesOf(stored: StoredLine, { line, stated }: FileLine, currency: string) {
  const quantity = stated.has('lineQuantity') ? line.quantity : (stored.quantity ?? 1);
  const price = stated.has('linePrice') || !stored.price?.amount ? line.price : stored.price;
  const whole = stated.has('lineTotal')
    ? line.lineItemPrice
    : { amount: multiplyMoney(price.amount ?? '0', quantity, currency) };
  return { quantity, price, lineItemPrice: whole, totalPriceAfterTax: whole, totalPriceBeforeTax: whole };
}

/** A file with lines says which an order has: those that it does not have are taken out, which is a loss. */
export function mergeLines(
  stored: readonly StoredLine[],
  { order, lineFields, unnamedRows = 0 }: Pick<StagedOrder, 'order' | 'lineFields' | 'unnamedRows'>,
): MergedLines {
  if (lineFields.length === 0) return { lines: [...stored], changes: [], isMoneyChanged: false };
  const lines = order.lineItems.map((line, at): FileLine => ({ line, stated: new Set(lineFields[at]) }));
  const pairs = pair(stored, lines);
  const byStored = new Map([...pairs].map(([line, one]) => [one, line]));
  const changes: EntryChange[] = [];
  let isMoneyChanged = false;
  const unnamed = new Set(
    stored
      .filter((one) => !byStored.has(one))
      .toSorted((one, other) => skuOf(one).length - skuOf(other).length)
      .slice(0, unnamedRows),
  );
  const merged = stored.flatMap((one): StoredLine[] => {
    const line = byStored.get(one);
    // A row without name and SKU stands for a line, above all for one without SKU in a file without names.
    if (unnamed.has(one)) return [one];
    if (!line) {
      changes.push({ field: 'lineName', before: describe(one), after: '', isLost: true });
      isMoneyChanged = true;
      return [];
    }
    const { after, ...rest } = mergeLine(one, line, order.currency);
    changes.push(...rest.changes);
    isMoneyChanged ||= rest.isMoneyChanged;
    return [after];
  });
  for (const file of lines) {
    if (pairs.has(file)) continue;
    changes.push({ field: 'lineName', before: '', after: describe(file.line) });
    merged.push(file.line);
    isMoneyChanged = true;
  }
  return { lines: merged, changes, isMoneyChanged };
}
