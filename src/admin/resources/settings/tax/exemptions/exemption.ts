import { ownFieldsOf, type TaxExemptGroup } from '#wix/tax-exemption-operations.ts';
import { toFraction } from '../percent.ts';
import { groupOfCell, type TaxRecord } from '../table.ts';
import type { Exemption, ExemptionTerms } from './exemption-record.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** @param found the rates that it has on mappings, in per cent: all that is known of one that was made elsewhere */
export function readExemption(
  group: TaxExemptGroup,
  { isDefault, found }: { isDefault: boolean; found: readonly string[] },
): Exemption {
  const { on, percent, groupIds } = ownFieldsOf(group);
  const own = typeof on === 'boolean';
  return {
    id: group._id ?? '',
    revision: group.revision ?? '',
    name: group.name ?? '',
    isDefault,
    on: isDefault || (own ? on : found.length > 0),
    percent: typeof percent === 'string' ? percent : (found[0] ?? '0'),
    groupIds: isIds(groupIds) ? groupIds : [],
    ...(!isDefault && !own && found.length > 0 && { setOn: found.length }),
  };
}

/** Overrides have three decimals of a fraction: one of a percentage. */
export const fitsOverride = (percent: string): boolean => /^\d{1,3}(\.\d)?$/.test(percent);

export const isFor = ({ groupIds }: ExemptionTerms, groupId: string): boolean =>
  groupIds.length === 0 || groupIds.includes(groupId);

/** Which stored rates get an override of it and which lose theirs, so that it is as its terms say. */
export function overridesOf(
  { rates }: Pick<TaxRecord, 'rates'>,
  id: string,
  terms: ExemptionTerms,
): { assign: string[]; unassign: string[] } {
  const all = Object.entries(rates);
  const holds = (cell: string) => terms.on && isFor(terms, groupOfCell(cell));
  return {
    assign: all
      .filter(([cell, rate]) => holds(cell) && rate.exempt[id] !== terms.percent)
      .map(([, rate]) => rate.id),
    unassign: all
      .filter(([cell, rate]) => !holds(cell) && rate.exempt[id] !== undefined)
      .map(([, rate]) => rate.id),
  };
}

/** What a rate that is made anew carries from its beginning. */
export const exemptRatesFor = (
  exemptions: readonly Exemption[],
  groupId: string,
): { taxExemptGroupId: string; taxRate: string }[] =>
  exemptions
    .filter(
      (exemption) =>
        !exemption.isDefault && exemption.on && exemption.setOn === undefined && isFor(exemption, groupId),
    )
    .map(({ id, percent }) => ({ taxExemptGroupId: id, taxRate: toFraction(percent) }));
