import type { LineChange, OrderLineItem } from '#wix/order-operations.ts';

type DescriptionLine = NonNullable<OrderLineItem['descriptionLines']>[number];
type Text = NonNullable<DescriptionLine['name']>;

/** One thing a line tells of itself: "Size", "50 × 70 cm". */
export interface Detail {
  name: string;
  text: string;
  /** What it is made from; a new one has nothing. */
  from: DescriptionLine | undefined;
}

export interface LineText {
  name: string;
  /** Only where the buyer reads another name. */
  translated: string | undefined;
  sku: string;
  details: Detail[];
}

export const MAX_DETAILS = 20;

const textOf = ({ plainText, colorInfo }: DescriptionLine): string =>
  plainText?.original ?? colorInfo?.original ?? plainText?.translated ?? '';

export function lineText({
  productName,
  physicalProperties,
  descriptionLines = [],
}: OrderLineItem): LineText {
  const name = productName?.original ?? '';
  const translated = productName?.translated ?? undefined;
  return {
    name,
    translated: translated === name ? undefined : translated,
    sku: physicalProperties?.sku ?? '',
    details: descriptionLines.map((from) => ({
      name: from.name?.original ?? '',
      text: textOf(from),
      from,
    })),
  };
}

/** The buyer reads what was written, where the words were the same or are new; a translation of old words goes. */
const said = (before: Text | undefined, original: string): Text =>
  before?.original === original ? before : { original, translated: original };

function written({ name, text, from }: Detail): DescriptionLine {
  const label = said(from?.name, name.trim());
  if (from && textOf(from) === text.trim()) return { ...from, name: label };
  return from?.colorInfo
    ? { ...from, name: label, colorInfo: { ...from.colorInfo, ...said(undefined, text.trim()) } }
    : { ...from, name: label, plainText: said(undefined, text.trim()) };
}

const isTold = ({ name, text }: Detail): boolean => name.trim() !== '' && text.trim() !== '';

/** What changes of the line; nothing where nothing does. Details without a name or a text are left out. */
export function lineChange(before: LineText, after: LineText): LineChange | undefined {
  const name = after.name.trim();
  const translated = after.translated?.trim() || name;
  const isRenamed = name !== before.name || translated !== (before.translated ?? before.name);
  const details = after.details.filter(isTold);
  const isRetold =
    details.length !== before.details.length ||
    details.some((detail, at) => {
      const was = before.details[at];
      return detail.name.trim() !== was?.name || detail.text.trim() !== was.text;
    });
  const sku = after.sku.trim();
  const change: LineChange = {
    ...(isRenamed && { productName: { original: name, translated } }),
    ...(isRetold && { descriptionLines: details.map(written) }),
    ...(sku !== before.sku && { physicalProperties: { sku } }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
