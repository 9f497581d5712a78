import { roundMoney } from '#shared/money.ts';
import { badRequest, invalidField, notFound } from '#platform/contract/errors.ts';
import type { DraftSubscriptionContractsApi, Request } from '#platform/contract/index.ts';
import type { DraftContent, DraftLine } from '../../draft-orders/public.ts';
import { brokenRule } from './errors.ts';

type Change = Request<DraftSubscriptionContractsApi, 'updateLineItems'>['lineItemChanges'][number];

/** What stands in the way of changing a line: nothing here can share out anew what was agreed for it. */
function obstacle(line: DraftLine, { discounts, fees }: DraftContent): string | undefined {
  if (line.removed) return 'LINE_ITEM_IS_REMOVED';
  if (discounts.some(({ applied, lines }) => applied && lines?.some(({ id }) => id === line.id)))
    return 'LINE_ITEM_HAS_DISCOUNTS';
  if (fees.some(({ applied, lineItemIds }) => applied && lineItemIds?.includes(line.id)))
    return 'LINE_ITEM_HAS_ADDITIONAL_FEES';
  const { locations = [] } = { ...line.original, ...line.given };
  return locations.length > 1 ? 'LINE_ITEM_HAS_MULTIPLE_LOCATIONS' : undefined;
}

/** A new price includes what modifiers cost, so none of them has one of its own any more. */
function withPrice(line: DraftLine, newPrice: string, currency: string): DraftLine {
  const price = roundMoney(newPrice, currency);
  const groups = line.given?.modifierGroups ?? line.original?.modifierGroups;
  const modifierGroups = groups?.map((group) => ({
    ...group,
    modifiers: (group.modifiers ?? []).map(({ price: _price, ...modifier }) => modifier),
  }));
  return {
    ...line,
    repriced: true,
    item: { ...line.item, price, fullPrice: price },
    ...(line.catalogReference &&
      !line.original && { overrides: { ...line.overrides, price, fullPrice: price } }),
    ...(modifierGroups && { given: { ...line.given, modifierGroups } }),
  };
}

function withQuantity(line: DraftLine, quantity: number): DraftLine {
  const [location] = { ...line.original, ...line.given }.locations ?? [];
  return {
    ...line,
    quantity,
    ...(location && { given: { ...line.given, locations: [{ ...location, quantity }] } }),
  };
}

function changed(
  line: DraftLine,
  { newQuantity, newPrice }: Change,
  { field, currency }: { field: string; currency: string },
): DraftLine | undefined {
  if (newQuantity == null && newPrice == null)
    throw brokenRule(field, 'NO_CHANGES_FOR_LINE_ITEM', 'must change something');
  if (newQuantity != null && newQuantity < 0)
    throw invalidField(`${field}.newQuantity`, 'MIN', 'must be at least 0', { threshold: 0 });
  if (newQuantity === 0) return line.original ? { ...line, removed: true } : undefined;
  const priced = newPrice == null ? line : withPrice(line, newPrice, currency);
  return newQuantity == null ? priced : withQuantity(priced, newQuantity);
}

/** The lines with these changes; a quantity of 0 removes, for good. */
export function changeLines(content: DraftContent, changes: readonly Change[]): DraftLine[] {
  const { currency } = content;
  const seen = new Set<string>();
  return changes.reduce<DraftLine[]>((lines, change, index) => {
    const { lineItemId = '' } = change;
    const field = `lineItemChanges[${index}]`;
    if (seen.has(lineItemId))
      throw brokenRule(`${field}.lineItemId`, 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', 'is there twice');
    seen.add(lineItemId);
    const place = lines.findIndex(({ id }) => id === lineItemId);
    const line = lines[place];
    if (!line) throw notFound('There is no such line item.', 'LINE_ITEM_NOT_FOUND', { lineItemId });
    const code = obstacle(line, content);
    if (code) throw badRequest('The line item cannot be changed.', code, { lineItemId });
    const next = changed(line, change, { field, currency });
    return next ? lines.with(place, next) : lines.filter((one) => one !== line);
  }, content.lines);
}
