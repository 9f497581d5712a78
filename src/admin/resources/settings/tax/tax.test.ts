import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCountries } from '#shared/countries.ts';
import { isInUnion } from '#shared/union.ts';
import { runs } from '#testing/run-size.ts';
import { changesOf } from './changes.ts';
import { compareWithList } from './check/compare.ts';
import { VAT_LIST } from './check/vat-list.ts';
import { readPercent, toFraction, toPercent } from './percent.ts';
import { homeOf, readPart } from './tax-location.ts';
import {
  cellKey,
  foldOf,
  rangeOf,
  readValues,
  sectionsOf,
  withCell,
  withoutRegion,
  withRegions,
  type StoredRate,
  type StoredRegion,
  type TaxRecord,
} from './table.ts';

const region = (country: string, subdivision = '', included = false): StoredRegion => ({
  id: `region-${country}${subdivision}`,
  country,
  subdivision,
  revision: '1',
  included,
});
const rate = (id: string, percent: string, taxName = 'VAT'): StoredRate => ({
  id,
  revision: '3',
  percent,
  taxName,
  exempt: {},
});

const record: TaxRecord = {
  id: 'settings',
  revision: '1',
  included: true,
  appId: 'manual',
  groups: [
    { id: 'all', name: 'Products', isDefault: true },
    { id: 'books', name: 'Books', isDefault: false },
  ],
  regions: {
    PT: region('PT'),
    'PT-20': region('PT', '20'),
    FI: region('FI', '', true),
    DE: region('DE'),
    'US-NY': region('US', 'NY'),
  },
  exemptions: [],
  rates: {
    'PT all': rate('1', '23'),
    'FI all': rate('2', '25.5'),
    'FI books': rate('3', '14'),
    'US-NY all': rate('4', '8.875', 'Sales tax'),
  },
};
const nothing = readValues(record);
const nameOf = (place: string) => (isInUnion(place.slice(0, 2)) ? 'VAT' : undefined);

describe('a percentage', () => {
  it('becomes a fraction and itself again, digit by digit', () => {
    const percent = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 9999 }))
      .map(([whole, rest]) => (whole === 100 ? '100' : `${whole}.${String(rest).padStart(4, '0')}`));
    fc.assert(
      fc.property(percent, (typed) => {
        const read = readPercent(typed) ?? '';
        const fraction = toFraction(read);
        expect(toPercent(fraction)).toBe(read);
        expect(fraction).toMatch(/^(?:0|1)(?:\.\d{1,6})?$/);
        expect(Math.abs(Number(fraction) * 100 - Number(typed))).toBeLessThan(1e-9);
      }),
      runs(500),
    );
  });

  it('is read as people write it, and rejected where it is none', () => {
    expect(['25,5 %', '07', ' 6%', '.5', '21.', '0', '100', ''].map(readPercent)).toEqual([
      '25.5', '7', '6', '0.5', '21', '0', '100', '',
    ]); // prettier-ignore
    expect(['x', '-1', '101', '1e2', '5.12345', '1.2.3', '∞'].map(readPercent)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
    expect([toFraction('8.875'), toFraction('0.05'), toPercent('0.08875'), toPercent('0')]).toEqual([
      '0.08875', '0.0005', '8.875', '0',
    ]); // prettier-ignore
  });
});

describe('the table of rates', () => {
  it('has regions under where they are, a country before its parts', () => {
    const sections = sectionsOf(record, nothing, { home: 'PT', locale: 'en' });
    expect(sections.map(({ name, rows }) => [name, rows.map(({ place }) => place)])).toEqual([
      ['home', ['PT', 'PT-20']],
      ['union', ['FI', 'DE']],
      ['outside', ['US-NY']],
    ]);
    expect(sections[0]?.rows[1]).toMatchObject({ name: 'Azores', detail: 'PT 9500–9999' });
    expect(sections[2]?.rows[0]?.name).toBe('United States, NY');
  });

  it('knows where a shop is at home by its clocks', () => {
    expect(homeOf('Europe/Lisbon', ['ES', 'PT'])).toBe('PT');
    expect(homeOf('UTC', ['ES', 'PT'])).toBeUndefined();
  });

  it('takes a cell that is as before for no change', () => {
    const typed = withCell(nothing, record, 'FI books', '13.5');
    expect(typed.edits).toEqual({ 'FI books': { to: '13.5', revision: '3' } });
    expect(withCell(typed, record, 'FI books', '14').edits).toEqual({});
  });

  it('folds what is long to its beginning and tells the range', () => {
    const rows = Array.from({ length: 26 }, (_, i) => ({
      place: `X${i}`,
      name: '',
      detail: '',
      isNew: false,
    }));
    const { shown, folded } = foldOf(rows);
    expect([shown.length, folded.length]).toEqual([7, 19]);
    expect(foldOf(rows.slice(0, 10)).folded).toEqual([]);
    expect(rangeOf(['21', '', '5.5', '17'])).toEqual({ least: '5.5', most: '21' });
    expect(rangeOf([''])).toBeUndefined();
  });

  it('reads parts as ISO writes them', () => {
    expect([readPart('DE', ' by '), readPart('DE', 'DE-BE'), readPart('US', 'New York')]).toEqual([
      'BY', 'BE', undefined,
    ]); // prettier-ignore
  });
});

describe('what is sent', () => {
  it('is what was changed alone: made, changed and taken away', () => {
    let values = withRegions(nothing, record, ['ES', 'PT']);
    values = withCell(values, record, cellKey('ES', 'all'), '21');
    values = withCell(values, record, cellKey('FI', 'books'), '13.5');
    values = withCell(values, record, cellKey('US-NY', 'all'), '');
    expect(changesOf(record, values, { nameOf })).toEqual({
      regions: { add: [{ country: 'ES', subdivision: '' }], exclude: [], remove: [] },
      rates: {
        add: [
          {
            place: 'ES',
            groupId: 'all',
            mapping: { taxGroupId: 'all', taxRate: '0.21', taxName: 'VAT', taxType: 'VAT' },
          },
        ],
        update: [{ id: '3', revision: '3', taxRate: '0.135' }],
        remove: ['4'],
      },
    });
  });

  it('leaves out what was typed into a region that goes', () => {
    const typed = withCell(nothing, record, 'FI books', '10');
    const changes = changesOf(record, withoutRegion(typed, record, 'FI'), { nameOf });
    expect(changes.regions.remove).toEqual(['region-FI']);
    expect(changes.rates).toEqual({ add: [], update: [], remove: [] });
  });

  it('keeps the name that the region’s tax has', () => {
    const values = withCell(nothing, record, 'US-NY books', '4');
    expect(changesOf(record, values, { nameOf }).rates.add[0]?.mapping.taxName).toBe('Sales tax');
  });

  it('takes prices apart from tax in the regions that say so of themselves, too', () => {
    const changes = changesOf(record, { ...nothing, included: false }, { nameOf });
    expect([changes.included, changes.regions.exclude]).toEqual([
      false,
      [{ id: 'region-FI', revision: '1' }],
    ]);
  });

  it('goes by the revision it began with, and over others’ changes by theirs', () => {
    const typed = withCell(nothing, record, 'FI books', '13.5');
    const seen = { ...record, rates: { ...record.rates, 'FI books': { ...rate('3', '12'), revision: '9' } } };
    expect(changesOf(seen, typed, { nameOf }).rates.update[0]?.revision).toBe('3');
    expect(changesOf(record, typed, { seen, nameOf }).rates.update[0]?.revision).toBe('9');
    const { 'FI books': _, ...rates } = record.rates;
    const missing = changesOf(record, typed, { seen: { ...record, rates }, nameOf }).rates;
    expect([missing.update, missing.add[0]?.mapping.taxRate]).toEqual([[], '0.135']);
  });
});

describe('checked by the list', () => {
  it('differs by the standard rate of goods in general, and by what a place does not have', () => {
    const { differences, compared, unlisted } = compareWithList(record, nothing);
    expect(differences.map(({ cell, shown, suggested }) => [cell, shown, suggested])).toEqual([
      ['PT-20 all', '', '16'],
      ['FI books', '14', '13.5'],
      ['DE all', '', '19'],
    ]);
    expect([compared, unlisted]).toEqual([4, ['US-NY']]);
  });

  it('goes by what is typed, and is content with any rate of the place', () => {
    const typed = ['PT-20 all=16', 'FI books=10', 'DE all=19', 'DE books=0'].reduce((values, said) => {
      const [cell = '', to = ''] = said.split('=');
      return withCell(values, record, cell, to);
    }, nothing);
    expect(compareWithList(record, typed).differences).toEqual([]);
  });

  it('has every country of the Union, and rates that can be typed', () => {
    const { rates } = VAT_LIST;
    expect(listCountries('en').filter(({ code }) => isInUnion(code) && !rates[code])).toEqual([]);
    for (const [standard, ...reduced] of Object.values(rates)) {
      expect([standard, ...reduced].map(readPercent)).toEqual([standard, ...reduced]);
      expect(reduced.every((percent) => Number(percent) < Number(standard))).toBe(true);
    }
  });
});
