import type { NewTaxMapping } from '#wix/tax-operations.ts';
import { exemptRatesFor } from './exemptions/exemption.ts';
import { toFraction } from './percent.ts';
import { placeOfKey, type TaxLocation } from './tax-location.ts';
import { groupOfCell, placeOfCell, type TaxRecord, type TaxValues } from './table.ts';

/** What is sent, and nothing that stays as it is. */
export interface TaxChanges {
  /** Absent: as it was. */
  included?: boolean;
  regions: {
    add: TaxLocation[];
    /** They say of themselves that prices carry the tax, which the shop does not want any more. */
    exclude: { id: string; revision: string }[];
    remove: string[];
  };
  rates: {
    add: { place: string; groupId: string; mapping: Omit<NewTaxMapping, 'taxRegionId'> }[];
    update: { id: string; revision: string; taxRate: string }[];
    remove: string[];
  };
}

/** The name that buyers read beside the tax: as in the rest of the region, or of the country. */
function nameFor({ rates }: TaxRecord, place: string): string | undefined {
  const { country } = placeOfKey(place);
  const names = (isBeside: (other: string) => boolean) =>
    Object.entries(rates).find(([cell, { taxName }]) => taxName !== '' && isBeside(placeOfCell(cell)))?.[1]
      .taxName;
  return names((other) => other === place) ?? names((other) => placeOfKey(other).country === country);
}

/**
 * What makes of what is stored what somebody wants.
 * @param seen the record as it is written over; the revisions of the edits' own beginning where it is absent
 */
export function changesOf(
  record: TaxRecord,
  { included, added, removed, edits }: TaxValues,
  { seen, nameOf }: { seen?: TaxRecord; nameOf: (place: string) => string | undefined },
): TaxChanges {
  const now = seen ?? record;
  const missing = new Set(removed);
  const changes: TaxChanges = {
    ...(included !== record.included && { included }),
    regions: {
      add: added.filter((place) => !now.regions[place]).map(placeOfKey),
      exclude:
        record.included && !included
          ? Object.entries(now.regions)
              .filter(([place, region]) => region.included && !missing.has(place))
              .map(([, { id, revision }]) => ({ id, revision }))
          : [],
      remove: removed.flatMap((place) => now.regions[place]?.id ?? []),
    },
    rates: { add: [], update: [], remove: [] },
  };
  for (const [cell, { to, revision: begun }] of Object.entries(edits)) {
    const place = placeOfCell(cell);
    const groupId = groupOfCell(cell);
    const stored = now.rates[cell];
    const revision = seen ? stored?.revision : begun;
    if (missing.has(place)) continue;
    if (stored && to === '') changes.rates.remove.push(stored.id);
    else if (stored && revision !== undefined)
      changes.rates.update.push({ id: stored.id, revision, taxRate: toFraction(to) });
    else if (to !== '') {
      const exemptRates = exemptRatesFor(now.exemptions, groupId);
      const taxName = nameFor(now, place) ?? nameOf(place);
      const name = taxName === undefined ? {} : { taxName, taxType: taxName };
      changes.rates.add.push({
        place,
        groupId,
        mapping: {
          taxGroupId: groupId,
          taxRate: toFraction(to),
          ...name,
          ...(exemptRates.length > 0 && { exemptRates }),
        },
      });
    }
  }
  return changes;
}
