import { isInUnion } from '#shared/union.ts';
import type { Exemption } from './exemptions/exemption-record.ts';
import { comparePercent } from './percent.ts';
import { placeName, placeOfKey, type TaxLocation } from './tax-location.ts';

/** A stored rate of a group in a region. */
export interface StoredRate {
  id: string;
  revision: string;
  /** In per cent. */
  percent: string;
  taxName: string;
  /** What those of an exemption pay instead, in per cent by its id. */
  exempt: Readonly<Record<string, string>>;
}

export interface StoredRegion extends TaxLocation {
  id: string;
  revision: string;
  /** Prices carry the tax here, whatever the shop says. */
  included: boolean;
}

export interface GroupColumn {
  id: string;
  name: string;
  /** Came with the shop: goods that have no other group. */
  isDefault: boolean;
}

/** All that is set about tax, as one record: regions by their place, rates by place and group. */
export interface TaxRecord {
  id: string;
  revision: string;
  included: boolean;
  /** Of the calculator that knows typed rates only. */
  appId: string;
  groups: readonly GroupColumn[];
  regions: Readonly<Record<string, StoredRegion>>;
  rates: Readonly<Record<string, StoredRate>>;
  exemptions: readonly Exemption[];
}

/** A cell that was typed into. */
export interface Edit {
  /** In per cent; empty takes the rate away. What is no rate stays as it was typed. */
  to: string;
  /** Of the rate that was there to be changed. */
  revision?: string;
}

/** What somebody changed, and nothing else: what others change meanwhile stays theirs. */
export interface TaxValues {
  included: boolean;
  added: readonly string[];
  removed: readonly string[];
  edits: Readonly<Record<string, Edit>>;
}

export const cellKey = (place: string, groupId: string): string => `${place} ${groupId}`;
export const placeOfCell = (cell: string): string => cell.split(' ')[0] ?? '';
export const groupOfCell = (cell: string): string => cell.split(' ')[1] ?? '';

export const readValues = (record: TaxRecord | undefined): TaxValues => ({
  included: record?.included ?? false,
  added: [],
  removed: [],
  edits: {},
});

/** What a cell shows: what was typed, or what is stored. */
export const shownAt = ({ edits }: TaxValues, { rates }: TaxRecord, cell: string): string =>
  edits[cell]?.to ?? rates[cell]?.percent ?? '';

/** The values with one cell typed into; what is as before is no change. */
export function withCell(values: TaxValues, record: TaxRecord, cell: string, to: string): TaxValues {
  const stored = record.rates[cell];
  const { [cell]: before, ...edits } = values.edits;
  if (to === (stored?.percent ?? '')) return { ...values, edits };
  const revision = before ? before.revision : stored?.revision;
  return { ...values, edits: { ...edits, [cell]: { to, ...(revision !== undefined && { revision }) } } };
}

export function withRegions(values: TaxValues, record: TaxRecord, places: readonly string[]): TaxValues {
  const known = (place: string) => record.regions[place] !== undefined || values.added.includes(place);
  return {
    ...values,
    added: [...values.added, ...places.filter((place) => !known(place))],
    removed: values.removed.filter((place) => !places.includes(place)),
  };
}

/** What was typed into it goes too. */
export function withoutRegion(values: TaxValues, record: TaxRecord, place: string): TaxValues {
  const edits = Object.entries(values.edits).filter(([cell]) => placeOfCell(cell) !== place);
  return {
    ...values,
    added: values.added.filter((other) => other !== place),
    removed: record.regions[place] ? [...values.removed, place] : values.removed,
    edits: Object.fromEntries(edits),
  };
}

export type SectionName = 'home' | 'union' | 'outside';

export interface Row {
  place: string;
  name: string;
  detail: string;
  isNew: boolean;
}

export interface Section {
  name: SectionName;
  /** The country at home, where the section is of it. */
  country?: string;
  rows: readonly Row[];
}

/** Regions under where they are: the whole of a country before its parts, then by name. */
export function sectionsOf(
  record: TaxRecord,
  values: TaxValues,
  { home, locale }: { home: string | undefined; locale: string },
): Section[] {
  const { compare } = new Intl.Collator(locale);
  const removed = new Set(values.removed);
  const stored = Object.keys(record.regions).filter((place) => !removed.has(place));
  const rows = [...stored, ...values.added.filter((place) => !record.regions[place])]
    .map((place) => ({ place, isNew: !record.regions[place], ...placeName(placeOfKey(place), locale) }))
    .map((row) => ({ row, country: placeName({ ...placeOfKey(row.place), subdivision: '' }, locale).name }))
    .toSorted(
      (a, b) =>
        compare(a.country, b.country) ||
        Number(a.row.place.includes('-')) - Number(b.row.place.includes('-')) ||
        compare(a.row.name, b.row.name),
    )
    .map(({ row }) => row);
  const sectionOf = ({ place }: Row): SectionName => {
    const { country } = placeOfKey(place);
    if (country === home) return 'home';
    return isInUnion(country) ? 'union' : 'outside';
  };
  return (['home', 'union', 'outside'] as const)
    .map((name) => ({
      name,
      ...(name === 'home' && home !== undefined && { country: home }),
      rows: rows.filter((row) => sectionOf(row) === name),
    }))
    .filter((section) => section.rows.length > 0);
}

/** More than these are folded to the first of them. */
const MAX_UNFOLDED = 10;
const WHEN_FOLDED = 7;

export const foldOf = (rows: readonly Row[]): { shown: readonly Row[]; folded: readonly Row[] } =>
  rows.length > MAX_UNFOLDED
    ? { shown: rows.slice(0, WHEN_FOLDED), folded: rows.slice(WHEN_FOLDED) }
    : { shown: rows, folded: [] };

/** The least and the most of what is there; undefined where nothing is. */
export function rangeOf(percents: readonly string[]): { least: string; most: string } | undefined {
  const known = percents.filter((percent) => percent !== '').toSorted(comparePercent);
  const [least] = known;
  const max = known.at(-1);
  return least === undefined || max === undefined ? undefined : { least, most: max };
}
