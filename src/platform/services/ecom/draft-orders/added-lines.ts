import type { Context } from '#platform/context.ts';
import { badRequest, PlatformError } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Request } from '#platform/contract/index.ts';
import { resolveLines, type NewLine } from '../line-items/public.ts';
import type { OrderLineItem } from '../orders/public.ts';
import type { Draft, DraftLine } from './draft.ts';
import { subscriptionUnsupported } from './rules/errors.ts';

const MAX_LINES = 300;

type Added = Pick<
  Request<DraftOrdersApi, 'addLineItemsToDraftOrder'>,
  'catalogLineItems' | 'customLineItems'
>;
type CatalogLine = NonNullable<Added['catalogLineItems']>[number];
type CustomLine = NonNullable<Added['customLineItems']>[number];

/** The REST API has more fields of a line than the SDK's types declare. */
interface LineFields {
  id?: string | null;
  taxGroupId?: string | null;
  externalLineItemId?: string | null;
  productName?: object | null;
  descriptionLinesInfo?: { descriptionLines?: object[] } | null;
  priceDescription?: object | null;
  locations?: object[];
  taxableAddress?: object | null;
  decimalQuantity?: object | null;
  fixedQuantity?: boolean;
  priceUndetermined?: boolean | null;
  fulfillerId?: string | null;
  subscriptionSettings?: object | null;
}

const KEPT = [
  'externalLineItemId',
  'priceDescription',
  'locations',
  'taxableAddress',
  'decimalQuantity',
  'fixedQuantity',
  'priceUndetermined',
  'fulfillerId',
] as const;

const keptOf = (line: LineFields): Partial<OrderLineItem> =>
  Object.fromEntries(KEPT.flatMap((name) => (line[name] == null ? [] : [[name, line[name]]])));

const requestedLine = (line: CatalogLine): object => {
  const { catalogReference, quantity = 1, price } = line;
  const { priceUndetermined, productName, descriptionLinesInfo } = line as LineFields;
  const overrides = {
    ...((price?.amount !== undefined || priceUndetermined) && {
      price: priceUndetermined ? '0' : price?.amount,
    }),
    ...(productName && { productName }),
    ...(descriptionLinesInfo?.descriptionLines && {
      descriptionLines: descriptionLinesInfo.descriptionLines,
    }),
  };
  return {
    catalogReference,
    quantity,
    ...(Object.keys(overrides).length > 0 && { catalogOverrideFields: overrides }),
  };
};

const requestedCustom = (line: CustomLine): object => {
  const { productName, price, quantity, descriptionLines, media, physicalProperties, itemType } = line;
  return {
    quantity: quantity ?? 1,
    productName,
    price: price?.amount ?? '0',
    descriptionLines,
    media,
    physicalProperties,
    itemType: itemType?.preset || itemType?.custom ? itemType : { preset: 'PHYSICAL' },
  };
};

const CODES: Readonly<Record<string, string>> = {
  ITEM_NOT_FOUND_IN_CATALOG: 'CATALOG_ITEM_NOT_FOUND',
  INSUFFICIENT_INVENTORY: 'CATALOG_ITEM_NOT_AVAILABLE',
};

/** As the catalogue has them now. @throws with the codes of drafts */
export async function resolveOrThrow(
  context: Context,
  { catalogLineItems, customLineItems }: Added,
): Promise<NewLine[]> {
  try {
    return await resolveLines(
      context,
      {
        lineItems: (catalogLineItems ?? []).map(requestedLine),
        customLineItems: (customLineItems ?? []).map(requestedCustom),
      },
      { mayLeaveOpen: true },
    );
  } catch (error) {
    const code = error instanceof PlatformError ? CODES[error.code ?? ''] : undefined;
    if (!code || !(error instanceof PlatformError)) throw error;
    throw badRequest(error.message, code, error.data);
  }
}

const doubled = (ids: readonly (string | null | undefined)[]): string | undefined => {
  const input = ids.filter((id) => id != null);
  return input.find((id, index) => input.indexOf(id) !== index) ?? undefined;
};

function refuseDoubles({ lines }: Draft, added: readonly LineFields[]): void {
  const own = added.map(({ id }) => id);
  const twice = doubled(own);
  if (twice)
    throw badRequest('A line is added twice.', 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM', { lineItemId: twice });
  const known = doubled([...lines.map(({ id }) => id), ...own]);
  if (known)
    throw badRequest('There is such a line already.', 'DUPLICATED_LINE_ITEM_IDS', { lineItemId: known });
  const external = doubled([
    ...lines.map(({ original, given }) => ({ ...original, ...given } as LineFields).externalLineItemId),
    ...added.map(({ externalLineItemId }) => externalLineItemId),
  ]);
  if (external) {
    const code = 'DUPLICATED_EXTERNAL_LINE_ITEM_ID';
    throw badRequest('There is such a line already.', code, { externalLineItemId: external });
  }
}

/** The draft with more lines, at the catalogue's prices unless they come with their own. */
export async function withAddedLines(context: Context, draft: Draft, added: Added): Promise<Draft> {
  const addedLines: LineFields[] = [...(added.catalogLineItems ?? []), ...(added.customLineItems ?? [])];
  if (addedLines.some(({ subscriptionSettings }) => subscriptionSettings)) throw subscriptionUnsupported({});
  refuseDoubles(draft, addedLines);
  if (draft.lines.length + addedLines.length > MAX_LINES)
    throw badRequest('The draft order has too many lines.', 'MAX_ITEMS_REACHED', { max: MAX_LINES });
  const resolved = await resolveOrThrow(context, added);
  const lines = resolved.map((line, index): DraftLine => {
    const { id, taxGroupId, ...rest } = addedLines[index] ?? {};
    return {
      ...line,
      id: id ?? context.ids.guid(),
      item: { ...line.item, ...(taxGroupId && { taxGroupId }) },
      given: keptOf(rest),
    };
  });
  return { ...draft, lines: [...draft.lines, ...lines] };
}
