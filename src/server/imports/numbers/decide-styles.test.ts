import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NumberKind } from '#shared/imports.ts';
import { numberStyles, readStyled, type NumberStyle } from '#shared/number-styles.ts';
import { decideStyles, type NumberContext } from './decide-styles.ts';
import { NumberSurveyor } from './survey.ts';

const decide = (
  columns: readonly (readonly string[])[],
  kinds: readonly NumberKind[],
  context: Partial<NumberContext> = {},
  chosen: readonly (NumberStyle | null)[] = [],
) => {
  const surveyor = new NumberSurveyor(columns.length);
  for (const row of (columns[0] ?? []).keys())
    surveyor.take({ row: row + 2, cells: columns.map((cells) => cells[row] ?? '') });
  return decideStyles(surveyor.result, kinds, chosen, {
    delimiter: ',',
    isMachineWritten: false,
    currencyDigits: 2,
    ...context,
  });
};

/** What the cells of one column are read as, and how sure that is. */
const one = (cells: readonly string[], kind: NumberKind, context: Partial<NumberContext> = {}): string => {
  const [decided] = decide([cells], [kind], context);
  const values = cells.map((cell) => decided && readStyled(cell, decided.style)?.value);
  return `${decided?.certainty}: ${values.join(' ')}`;
};

it.each([
  // The decimals of the currency.
  ['money', ['3,335'], { currencyDigits: 3 }, 'likely: 3.335'],
  ['money', ['3,335'], { currencyDigits: 3, delimiter: ';' }, 'likely: 3.335'],
  ['money', ['3.335'], { currencyDigits: 3, isMachineWritten: true }, 'sure: 3.335'],
  ['money', ['3.335'], {}, 'sure: 3335'],
  ['money', ['3,335'], {}, 'sure: 3335'],
  ['money', ['1,200'], {}, 'likely: 1200'],
  ['money', ['1.200'], { delimiter: ';' }, 'likely: 1200'],
  ['money', ['1.200'], {}, 'needed: 1200'],
  ['money', ['1,200'], { delimiter: ';' }, 'needed: 1200'],
  ['money', ['1.200'], { delimiter: '\t', currencyDigits: 0 }, 'likely: 1200'],
  // One cell says it for all.
  ['money', ['1,200', '12,5'], { delimiter: ';' }, 'sure: 1.200 12.5'],
  ['money', ['1,200', '12.5'], { delimiter: ';' }, 'sure: 1200 12.5'],
  ['money', ['1,200', '1,234,567'], { delimiter: ';' }, 'sure: 1200 1234567'],
  ['money', ['1,00,000.00', '2,500'], {}, 'sure: 100000.00 2500'],
  ['money', ['12,50', '12.50'], {}, 'needed:  12.50'],
  ['money', ['1.200', '1,200'], {}, 'needed: 1.200 1200'],
  ['money', ['12', '7'], {}, 'sure: 12 7'],
  // No group begins with a zero.
  ['weight', ['0,250'], { delimiter: ';' }, 'sure: 0.250'],
  ['weight', ['0,750', '1,250'], {}, 'sure: 0.750 1.250'],
  ['weight', ['1,250'], { delimiter: ';' }, 'likely: 1.250'],
  ['weight', ['1,250'], {}, 'needed: 1.250'],
  ['pieces', ['1,000'], {}, 'likely: 1000'],
  ['pieces', ['1.234'], {}, 'sure: 1234'],
  ['number', ['1,234'], {}, 'likely: 1234'],
  ['number', ['1,234'], { delimiter: '\t' }, 'needed: 1234'],
] as const)('%s %j in %j is %s', (kind, cells, context, told) => {
  expect(one(cells, kind, context)).toBe(told);
});

it('a column that proves nothing follows the columns beside it', () => {
  const styles = decide(
    [
      ['12,50', '7,00'],
      ['1.250', '2.500'],
    ],
    ['money', 'weight'],
  );
  expect(styles).toMatchObject([
    { style: 'commaPoint', certainty: 'sure' },
    { style: 'commaPoint', certainty: 'likely', examples: ['1.250', '2.500'] },
  ]);
});

it('what somebody chose stays', () => {
  const [chosen] = decide([['1.200']], ['money'], {}, ['commaPoint']);
  expect(chosen).toEqual({ style: 'commaPoint', certainty: 'chosen', examples: ['1.200'] });
});

const marks = {
  pointComma: ['.', ','],
  commaPoint: [',', '.'],
  commaSpace: [',', '\u00A0'],
  pointSpace: ['.', ' '],
  pointApostrophe: ['.', '’'],
  commaApostrophe: [',', "'"],
} as const satisfies Record<NumberStyle, readonly [string, string]>;

/** As a program of the place writes it. */
function write(units: number, digits: number, [mark, group]: readonly [string, string]): string {
  const [whole = '', fraction] = (units / 10 ** digits).toFixed(digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group);
  return fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
}

it('amounts of a currency written in any style are read back, unless somebody is asked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numberStyles),
      fc.constantFrom(0, 2, 3, 4),
      fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t'),
      (style, digits, amounts, delimiter) => {
        const cells = amounts.map((units) => write(units, digits, marks[style]));
        const [decided] = decide([cells], ['money'], { delimiter, currencyDigits: digits });
        if (!decided || decided.certainty === 'needed') return;
        // Whole thousands of a currency with three decimals look like its amounts.
        expect(cells.map((cell) => Number(readStyled(cell, decided.style)?.value))).toEqual(
          amounts.map((units) => units / 10 ** digits),
        );
      },
    ),
  );
});
