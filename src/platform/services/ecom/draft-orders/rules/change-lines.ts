import Big from 'big.js';
import { addMoney, compareMoney, roundMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { OrderLineItem } from '../../orders/public.ts';
import type { Draft, DraftLine, LineChange } from '../draft.ts';
import { lineNotFound, subscriptionUnsupported } from './errors.ts';

/** The wire knows more than the SDK's types show. */
type Change = LineChange & {
  newDescriptionLines?: { descriptionLines?: object[] } | null;
  newTaxableAddress?: object | null;
  newCatalogReferenceOptions?: object | null;
  newPaymentOption?: { paymentOption?: Option } | null;
  newDecimalQuantity?: { decimalQuantity?: object } | null;
  newFixedQuantity?: boolean | null;
  newSubscriptionSettings?: object | null;
};
type Option = NonNullable<OrderLineItem['paymentOption']>;
type Groups = NonNullable<NonNullable<Change['newModifierGroups']>['modifierGroups']>;

const sumOfModifiers = (groups: Groups | undefined): Decimal =>
  addMoney(
    '0',
    ...(groups ?? []).flatMap(({ modifiers = [] }) =>
      modifiers.map(({ price, quantity }) => new Big(price?.amount ?? '0').times(quantity ?? 1).toFixed()),
    ),
  );

function refuseNothing(change: Change): void {
  const { lineItemId: _id, ...rest } = change;
  if (Object.values(rest).every((value) => value == null))
    throw badRequest('The change changes nothing.', 'EMPTY_CHANGE_REQUEST', {
      lineItemId: change.lineItemId,
    });
}

/** Of the line as it stands with what the change leaves alone. */
function withPrice(line: DraftLine, change: Change, currency: string): DraftLine {
  const groups = change.newModifierGroups?.modifierGroups;
  const before = line.given?.modifierGroups ?? line.original?.modifierGroups;
  const modifiers = sumOfModifiers(groups ?? before);
  const price =
    change.newPrice ??
    (groups && addMoney(subtractMoney(line.item.price, sumOfModifiers(before)), modifiers));
  if (price == null) return line;
  if (compareMoney(price, modifiers) < 0)
    throw badRequest('The modifiers cost more than the item.', 'MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE', {
      lineItemId: line.id,
    });
  const rounded = roundMoney(price, currency);
  return {
    ...line,
    repriced: true,
    item: { ...line.item, price: rounded, fullPrice: rounded },
    ...(line.catalogReference &&
      !line.original && { overrides: { ...line.overrides, price: rounded, fullPrice: rounded } }),
  };
}

function withWords(line: DraftLine, change: Change): DraftLine {
  const { newProductName, newDescriptionLines, newPriceDescription, newModifierGroups } = change;
  const { newPaymentOption, newDecimalQuantity, newFixedQuantity, newTaxableAddress } = change;
  const words = {
    ...(newProductName && { productName: newProductName }),
    ...(newDescriptionLines && { descriptionLines: newDescriptionLines.descriptionLines ?? [] }),
    ...(newPriceDescription && { priceDescription: newPriceDescription }),
    ...(newModifierGroups && { modifierGroups: newModifierGroups.modifierGroups ?? [] }),
    ...(newPaymentOption?.paymentOption && { paymentOption: newPaymentOption.paymentOption }),
    ...(newDecimalQuantity && { decimalQuantity: newDecimalQuantity.decimalQuantity }),
    ...(newFixedQuantity != null && { fixedQuantity: newFixedQuantity }),
    ...(newTaxableAddress && { taxableAddress: newTaxableAddress }),
  };
  return { ...line, given: { ...line.given, ...words } };
}

function changed(
  line: DraftLine,
  change: Change,
  { index, currency, fulfilled }: { index: number; currency: string; fulfilled: number },
): DraftLine | undefined {
  const { newQuantity, newPrice } = change;
  const data = { lineItemId: line.id };
  if (newQuantity === 0 && newPrice != null)
    throw badRequest('What is removed has no price.', 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN', data);
  if (newQuantity != null && newQuantity < fulfilled) {
    const path = `lineItemChanges[${index}].newQuantity`;
    throw invalidField(path, 'MIN', `must be at least ${fulfilled}: so many are fulfilled`, {
      threshold: fulfilled,
    });
  }
  if (newQuantity != null && newQuantity < 0)
    throw invalidField(`lineItemChanges[${index}].newQuantity`, 'MIN', 'must be at least 0', {
      threshold: 0,
    });
  const { locations, fulfillerId } = { ...line.original, ...line.given };
  if (newQuantity != null && locations && locations.length > 0)
    throw badRequest('The line is kept by location.', 'UPDATING_LINE_ITEM_WITH_LOCATIONS', data);
  if (fulfillerId)
    throw badRequest('Somebody else fulfills it.', 'CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER', data);
  if (change.newTaxableAddress && line.original)
    throw badRequest('It is taxed already.', 'UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN', data);
  if (newQuantity === 0) return line.original ? { ...line, removed: true } : undefined;
  const { removed, ...stored } = line;
  const isBack = removed && newQuantity != null;
  const next = withWords(withPrice(isBack || !removed ? stored : line, change, currency), change);
  return newQuantity == null ? next : { ...next, quantity: newQuantity };
}

/**
 * The lines with these changes; a quantity of 0 removes.
 * @param fulfilled how many of each line are fulfilled
 */
export function changeLines(
  draft: Draft,
  changes: readonly Change[],
  fulfilled: ReadonlyMap<string, number>,
): DraftLine[] {
  const seen = new Set<string>();
  return changes.reduce<DraftLine[]>((lines, change, index) => {
    const id = change.lineItemId ?? '';
    if (seen.has(id))
      throw badRequest('A line is changed twice.', 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', { lineItemId: id });
    seen.add(id);
    const place = lines.findIndex((line) => line.id === id);
    const line = lines[place];
    if (!line) throw lineNotFound(id);
    refuseNothing(change);
    if (change.newSubscriptionSettings) throw subscriptionUnsupported({ lineItemId: id });
    const next = changed(line, change, {
      index,
      currency: draft.currency,
      fulfilled: fulfilled.get(id) ?? 0,
    });
    return next ? lines.with(place, next) : lines.filter((one) => one !== line);
  }, draft.lines);
}
