import type { Context } from '#platform/context.ts';
import {
  badRequest,
  invalid,
  notFound,
  permissionDenied,
  type FieldViolation,
  type PlatformError,
} from '#platform/contract/errors.ts';
import {
  choicesSentence,
  findItems,
  missingChoices,
  type CatalogReference,
} from '../../stores/catalog/public.ts';
import { isGiftCard, wishedCards } from '../gift-vouchers/public.ts';
import type { CatalogOverrides, Line, NewLine } from './line.ts';
import {
  foundGiftCard,
  foundProduct,
  isSold,
  overridden,
  refreshedLine,
  type FoundItem,
} from './rules/catalog-line.ts';
import { customLine, type CustomLineInput } from './rules/custom-line.ts';
import { availabilityOf } from './rules/quantity.ts';

/** What a caller asks to be put into a cart or checkout. */
export interface RequestedLine {
  quantity?: number;
  catalogReference?: {
    appId?: string;
    catalogItemId?: string;
    options?: Record<string, unknown> | null;
  };
  catalogOverrideFields?: CatalogOverrides;
  extendedFields?: Line['extendedFields'];
}

export interface RequestedLines {
  lineItems?: readonly RequestedLine[];
  customLineItems?: readonly CustomLineInput[];
}

const required = (field: string): FieldViolation => ({
  field,
  violatedRule: 'REQUIRED_FIELD',
  description: 'must not be empty',
  data: {},
});

function referencesOf(requested: readonly RequestedLine[], path: string): CatalogReference[] {
  const violations = requested.flatMap(({ catalogReference }, index) => {
    const at = `${path}[${index}].catalogReference`;
    return [
      ...(catalogReference?.appId ? [] : [required(`${at}.appId`)]),
      ...(catalogReference?.catalogItemId ? [] : [required(`${at}.catalogItemId`)]),
    ];
  });
  if (violations.length > 0) throw invalid(violations);
  return requested.map(({ catalogReference }) => ({
    appId: catalogReference?.appId ?? '',
    catalogItemId: catalogReference?.catalogItemId ?? '',
    ...(catalogReference?.options && { options: catalogReference.options }),
  }));
}

/** Prices of one's own are the administrator's. */
function checkRights({ caller }: Context, { lineItems = [], customLineItems = [] }: RequestedLines): void {
  if (caller.kind === 'api-key') return;
  if (customLineItems.length > 0)
    throw permissionDenied('Custom line items take the permission of an administrator.');
  if (lineItems.some(({ catalogOverrideFields }) => catalogOverrideFields))
    throw permissionDenied('Catalog overrides take the permission of an administrator.');
}

/** Of the catalogue, and cards of the shop's own; undefined for what is neither. */
async function findAll(
  context: Context,
  references: readonly CatalogReference[],
  options: { isNew: boolean; path: string },
): Promise<(FoundItem | undefined)[]> {
  const wished = await wishedCards(context, references, options);
  const sold = references.every(isGiftCard) ? [] : await findItems(context, references);
  return references.map((_, index) => {
    const [card, item] = [wished[index], sold[index]];
    if (card) return foundGiftCard(card);
    return item && foundProduct(item);
  });
}

interface Resolving {
  /** Who only looks, or writes an order by hand, need not answer what a shopper has to. */
  mayLeaveOpen?: boolean;
}

/** @throws 400 for what the modifiers of a product do not take, all of it at once */
function refuseUnfit(items: readonly (FoundItem | undefined)[], { mayLeaveOpen = false }: Resolving): void {
  const violations = items.flatMap((item, index) => {
    const { refused = [], missing = [] } = item?.unfit ?? {};
    return [...refused, ...(mayLeaveOpen ? [] : missing)].map((violation) => ({
      ...violation,
      field: `lineItems[${index}].catalogReference.options.${violation.field}`,
    }));
  });
  if (violations.length > 0) throw invalid(violations);
}

/** 404; of a product in sight it says what has to be chosen. */
async function notSold(context: Context, catalogReference: CatalogReference): Promise<PlatformError> {
  const missing = await missingChoices(context, catalogReference);
  const message = missing ? choicesSentence(missing) : 'The item was not found in the catalog.';
  return notFound(message, 'ITEM_NOT_FOUND_IN_CATALOG', { catalogReference });
}

/**
 * Finds what is asked for in the catalogue, with prices and stock of now.
 * @throws 404 ITEM_NOT_FOUND_IN_CATALOG, 400 INSUFFICIENT_INVENTORY for what is sold out, 400 for what modifiers do not
 * take, 403 PERMISSION_DENIED
 */
export async function resolveLines(
  context: Context,
  requested: RequestedLines,
  resolving: Resolving = {},
): Promise<NewLine[]> {
  checkRights(context, requested);
  const lineItems = requested.lineItems ?? [];
  const references = referencesOf(lineItems, 'lineItems');
  const items =
    references.length > 0 ? await findAll(context, references, { isNew: true, path: 'lineItems' }) : [];
  refuseUnfit(items, resolving);
  const unsold = items.findIndex((item) => !isSold(item));
  if (unsold >= 0) throw await notSold(context, references[unsold] ?? {});
  const found = lineItems.map((line, index): NewLine => {
    const item = items[index];
    const { catalogItemId } = references[index] ?? {};
    if (!isSold(item)) throw new Error('Each line has its item.');
    const { quantity = 1, catalogOverrideFields: overrides } = line;
    const { status, quantityAvailable } = item.availability;
    const availability = availabilityOf(status, quantityAvailable, quantity);
    if (availability.status === 'NOT_AVAILABLE') {
      throw badRequest(`${item.details.name} is sold out.`, 'INSUFFICIENT_INVENTORY', {
        catalogItemId,
        availableQuantity: 0,
      });
    }
    return {
      quantity,
      catalogReference: item.catalogReference,
      item: overridden(item.details, overrides),
      availability,
      ...(overrides && { overrides }),
      ...(line.extendedFields && { extendedFields: line.extendedFields }),
    };
  });
  return [...found, ...(requested.customLineItems ?? []).map(customLine)];
}

/** The lines with prices, stock and names of now. */
export async function refreshLines(context: Context, lines: readonly Line[]): Promise<Line[]> {
  const references = lines.flatMap(({ catalogReference }) => catalogReference ?? []);
  if (references.length === 0) return [...lines];
  const items = await findAll(context, references, { isNew: false, path: 'lineItems' });
  let next = 0;
  return lines.map((line) => (line.catalogReference ? refreshedLine(line, items[next++]) : line));
}
