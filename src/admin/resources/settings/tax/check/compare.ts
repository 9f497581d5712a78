import { comparePercent, readPercent } from '../percent.ts';
import { cellKey, shownAt, type GroupColumn, type TaxRecord, type TaxValues } from '../table.ts';
import { VAT_LIST } from './vat-list.ts';

export interface Difference {
  cell: string;
  place: string;
  group: GroupColumn;
  /** As it is typed or stored; empty without a rate. */
  shown: string;
  /** What the place has, the standard rate first. */
  listed: readonly string[];
  /** The standard rate of goods in general; of others the one that is nearest. */
  suggested: string;
}

const nearest = (percent: string, rates: readonly string[]): string =>
  rates.reduce((best, rate) =>
    Math.abs(comparePercent(rate, percent)) < Math.abs(comparePercent(best, percent)) ? rate : best,
  );

/**
 * Where the table says something else than the list: goods in general another rate than the standard one, others a rate
 * that the place does not have. Nothing and 0 % are not compared where goods are particular: what is free is not listed.
 */
export function compareWithList(
  record: TaxRecord,
  values: TaxValues,
  list: Readonly<Record<string, readonly string[]>> = VAT_LIST.rates,
): { differences: Difference[]; compared: number; unlisted: string[] } {
  const places = [
    ...Object.keys(record.regions).filter((place) => !values.removed.includes(place)),
    ...values.added,
  ];
  const listedPlaces = places.filter((place) => list[place] !== undefined);
  const differences = listedPlaces.flatMap((place) => {
    const listed = list[place] ?? [];
    const [standard = ''] = listed;
    return record.groups.flatMap((group): Difference[] => {
      const cell = cellKey(place, group.id);
      const shown = shownAt(values, record, cell);
      const percent = readPercent(shown) ?? '';
      if (group.isDefault)
        return percent === standard ? [] : [{ cell, place, group, shown, listed, suggested: standard }];
      if (percent === '' || percent === '0' || listed.includes(percent)) return [];
      return [{ cell, place, group, shown, listed, suggested: nearest(percent, listed) }];
    });
  });
  return {
    differences,
    compared: listedPlaces.length,
    unlisted: places.filter((place) => list[place] === undefined),
  };
}
