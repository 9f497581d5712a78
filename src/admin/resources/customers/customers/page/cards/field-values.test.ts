import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomerField } from '#shared/customers.ts';
import { runs } from '#testing/run-size.ts';
import { readTyped, toValues } from './field-values.ts';

const field = (key: string, type: string, value?: string | number): CustomerField => ({
  key,
  name: key,
  type,
  section: 'GENERAL',
  privacy: 'PUBLIC',
  ...(value !== undefined && { value }),
});
const fields = [
  field('walls', 'TEXT', 'Lime white'),
  field('height', 'NUMBER', 290),
  field('moved', 'DATE', '2024-05-09T00:00:00.000Z'),
  field('site', 'URL'),
];

describe('what is typed into custom fields', () => {
  it('sends what was changed and nothing else', () => {
    const typed = { ...readTyped(fields), height: ' 2.5 ', site: 'https://levi.example' };
    expect(toValues(fields, typed)).toEqual({
      values: { height: 2.5, site: 'https://levi.example' },
      noNumbers: [],
    });
    expect(toValues(fields, readTyped(fields))).toEqual({ values: {}, noNumbers: [] });
  });

  it('clears what was emptied, and keeps back what is no number', () => {
    const typed = { ...readTyped(fields), walls: ' ', height: 'tall', moved: '' };
    expect(toValues(fields, typed)).toEqual({ values: { walls: null, moved: null }, noNumbers: ['height'] });
  });

  it('sends a number as one whatever is typed, or none', () => {
    fc.assert(
      fc.property(fc.string(), (height) => {
        const { values, noNumbers } = toValues(fields, { ...readTyped(fields), height });
        const sent = values['height'];
        const isNumber = sent === null || Number.isFinite(sent);
        const unsent = noNumbers.includes('height') || height.trim() === '290';
        expect('height' in values ? isNumber : unsent).toBe(true);
      }),
      runs(500),
    );
  });
});
