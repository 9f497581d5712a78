import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { FORMS } from './tax-id-forms.ts';
import { countryOfTaxId, isUnionTaxId, readTaxId } from './tax-ids.ts';
import { hasTaxIds } from './union.ts';

/** Numbers that stand in public documentation, each with its country. */
const GOOD: Record<string, readonly string[]> = {
  AT: ['ATU13585627', 'ATU10223006'],
  BE: ['BE0411905847', 'BE 428759497'],
  BG: ['BG175074752', 'BG7523169263'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891', 'CZ7103192745'],
  DE: ['DE136695976', 'DE 111111125'],
  DK: ['DK13585628', 'DK88146328'],
  EE: ['EE100931558', 'EE100594102'],
  ES: ['ESA28015865', 'ES54362315K', 'ESX2482300W', 'ESJ99216582', 'ESM1234567L'],
  FI: ['FI20774740', 'FI09853608'],
  FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412', 'FR4Z123456782', 'FR83404833048'],
  GR: ['EL094259216', 'GR094259216'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'],
  IT: ['IT00743110157'],
  LT: ['LT119511515', 'LT100001919017', 'LT100004801610'],
  LU: ['LU15027442'],
  LV: ['LV40003521600', 'LV16117519997'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01', 'NL123456789B13'],
  PL: ['PL8567346215'],
  PT: ['PT501964843'],
  RO: ['RO18547290'],
  SE: ['SE123456789701'],
  SI: ['SI50223054'],
  SK: ['SK2022749619'],
  GB: ['GB980780684', 'GB 802311782', 'GBGD001', 'GBHA500', 'XI980780684'],
  CH: ['CHE-100.155.212 MWST', 'CHE107787577IVA', 'CHE-107.787.577'],
  NO: ['NO 995 525 828 MVA', 'NO995525828'],
  IL: ['IL516179157', '516179157'],
};

describe('tax ids', () => {
  it('docs: takes those that stand in public documentation, however they are spaced', () => {
    for (const [country, ids] of Object.entries(GOOD))
      for (const id of ids) {
        const read = readTaxId(id, country);
        expect({ id, problem: read.problem }).toEqual({ id, problem: undefined });
        expect(hasTaxIds(country)).toBe(true);
      }
  });

  it('docs: knows a form for every country that has ids', () => {
    expect(Object.keys(GOOD).toSorted()).toEqual(
      Object.keys(FORMS)
        .filter((code) => code !== 'XI')
        .toSorted(),
    );
  });

  it('docs: finds one wrong digit', () => {
    const bad = [
      'ATU13585626', 'BE0431150351', 'BG175074751', 'CY10259033Z', 'CZ25123890', 'DE136695978', 'DK13585627',
      'EE100594103', 'ES54362315Z', 'ESB58378432', 'FI20774741', 'FR84323140391', 'EL123456780', 'HR33392005962',
      'HU12892313', 'IE6433435E', 'IT00743110158', 'LT100001919018', 'LU15027443', 'LV40003521601', 'MT11679113',
      'NL123456789B90', 'PL8567346216', 'PT501964842', 'RO18547291', 'SE123456789101', 'SI50223055', 'SK2022749618',
      'GB802311781', 'CHE107787578', 'NO995525829', 'IL516179150',
    ]; // prettier-ignore
    for (const id of bad) expect([id, readTaxId(id).problem]).toEqual([id, 'CHECKSUM']);
  });

  it('assumed: what is not one at all, or of somewhere else, is told apart', () => {
    expect(readTaxId('DE12', 'DE')).toEqual({ normal: 'DE12', country: 'DE', problem: 'FORM' });
    expect(readTaxId('hello', 'DE').problem).toBe('FORM');
    expect(readTaxId('', 'DE').problem).toBe('FORM');
    expect(readTaxId('PT501964843', 'DE')).toEqual({
      normal: 'PT501964843',
      country: 'PT',
      problem: 'OTHER_COUNTRY',
    });
    expect(readTaxId('501964843').problem).toBe('UNKNOWN_COUNTRY');
    expect(readTaxId('US123456789', 'US').problem).toBe('UNKNOWN_COUNTRY');
    expect(readTaxId('x'.repeat(100_000), 'FR').problem).toBe('FORM');
  });

  it('docs: is written with its country, Greece as EL, whatever was typed', () => {
    expect(readTaxId('136 695 976', 'DE').normal).toBe('DE136695976');
    expect(readTaxId('gr094259216', 'GR').normal).toBe('EL094259216');
    expect(readTaxId('428.759.497', 'BE').normal).toBe('BE0428759497');
    expect(readTaxId('fr 83 404 833 048', 'MC')).toEqual({ normal: 'FR83404833048', country: 'FR' });
  });

  it('docs: of the Union are those of its members and nobody else', () => {
    expect(isUnionTaxId(readTaxId('EL094259216'))).toBe(true);
    for (const id of ['GB980780684', 'XI980780684', 'NO995525828', 'CHE107787577', 'PT501964842'])
      expect(isUnionTaxId(readTaxId(id))).toBe(false);
  });

  it('assumed: a shop is where its own id says', () => {
    expect(countryOfTaxId('PT 501 964 843')).toBe('PT');
    expect(countryOfTaxId('XI980780684')).toBe('GB');
    expect(countryOfTaxId('501964843')).toBeUndefined();
  });

  it('a digit that is typed wrong is always found, but where the country has nothing to find it by', () => {
    // Some have numbers of several kinds; others write two remainders with the same digit.
    const uncertain = new Set(['BG', 'CZ', 'EL', 'GB', 'LT', 'LV', 'NL', 'PT', 'RO', 'SI']);
    const cases = Object.entries(GOOD)
      .filter(([country]) => !uncertain.has(country))
      .flatMap(([country, ids]) => ids.map((id) => ({ country, id: readTaxId(id, country).normal })))
      .filter(({ country, id }) => country !== 'FR' || /^FR\d\d/.test(id));
    const input = fc.record({
      which: fc.constantFrom(...cases),
      place: fc.nat(),
      by: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(input, ({ which: { country, id }, place, by }) => {
        const { prefix } = FORMS[country] ?? { prefix: '' };
        const places = id
          .split('')
          .flatMap((sign, index) => (/\d/.test(sign) && index >= prefix.length ? [index] : []));
        const at = places[place % places.length] ?? 0;
        const wrong = id.slice(0, at) + String((Number(id[at]) + by) % 10) + id.slice(at + 1);
        // Branches of one business share its number's checked part.
        if ((country === 'SE' && at >= 12) || country === 'EE') return;
        expect([wrong, readTaxId(wrong, country).problem]).not.toEqual([wrong, undefined]);
      }),
      runs(500),
    );
  });

  it('reading never fails, and what it writes reads the same again', () => {
    const codes = fc.constantFrom(undefined, 'US', 'MC', ...Object.keys(FORMS));
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), codes, (text, country) => {
        const read = readTaxId(text, country);
        const again = read.problem === undefined ? readTaxId(read.normal, country) : read;
        expect(again).toEqual(read);
      }),
      runs(500),
    );
  });
});
