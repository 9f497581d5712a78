import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, problemsOf, rateChanges, withLines } from './rate-lines.ts';
import { readRates } from './read-rates.ts';

const line = (day: string, currency: string, rate: string) => ({ day, currency, rate });

describe('pasted rates', () => {
  it.each([
    ['commas and a heading', 'day,currency,rate\n2026-11-20,USD,0.92\n2026-11-20,GBP,1.17'],
    ['semicolons and decimal commas', '20.11.2026;USD;0,92\r\n20.11.2026;GBP;1,17\r\n'],
    ['tabs, the currency first', 'USD\t2026-11-20\t0.92\nGBP\t20/11/2026\t1.17'],
    ['spaces', '2026-11-20 usd 0.92\n2026-11-20 gbp 1.17'],
    ['quotes and a mark at the head', '\uFEFF"2026-11-20","USD","0.92"\n"2026-11-20","GBP","1.17"'],
  ])('are read with %s', (_, text) => {
    expect(readRates(text, 'EUR')).toEqual({
      lines: [line('2026-11-20', 'USD', '0.92'), line('2026-11-20', 'GBP', '1.17')],
      refused: [],
    });
  });

  it('are rejected line by line', () => {
    const { lines, refused } = readRates(
      '2026-11-20,USD,0.92\n2026-13-40,USD,1\n2026-11-20,EUR,1\n=1+1',
      'EUR',
    );
    expect(lines).toHaveLength(1);
    expect(refused.map(({ number }) => number)).toEqual([2, 3, 4]);
  });
});

describe('the lines of rates', () => {
  it('say what is wrong beside its field', () => {
    const lines = [
      line('2026-11-20', 'USD', '0.92'),
      line('2026-11-20', 'USD', '0.93'),
      line('', 'EUR', '-1'),
      line('2026-11-20', 'XYY', '0'),
    ];
    expect(problemsOf(lines, 'EUR').map(({ index, problem }) => `${index} ${problem}`)).toEqual([
      '1 twice',
      '2 day',
      '2 base',
      '2 rate',
      '3 currency',
      '3 rate',
    ]);
  });

  it('become the others by their changes, and without any where nothing changed', () => {
    const one = fc.record({
      day: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20'),
      currency: fc.constantFrom('USD', 'GBP', 'JPY'),
      rate: fc.constantFrom('1', '2', '3'),
    });
    const lines = fc.uniqueArray(one, { selector: keyOf });
    const inOrder = (all: readonly { day: string; currency: string; rate: string }[]) =>
      all.map((each) => `${keyOf(each)} ${each.rate}`).toSorted();
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = rateChanges(before, after);
        const missing = new Set(changes.filter(({ rate }) => rate === null).map(keyOf));
        const stored = changes.flatMap(({ day, currency, rate }) =>
          rate === null ? [] : [{ day, currency, rate }],
        );
        expect(
          inOrder(
            withLines(
              before.filter((each) => !missing.has(keyOf(each))),
              stored,
            ),
          ),
        ).toEqual(inOrder(after));
        expect(rateChanges(after, after)).toEqual([]);
        const was = new Map(before.map((each) => [keyOf(each), each.rate]));
        for (const change of changes) expect(change.was).toBe(was.get(keyOf(change)) ?? null);
      }),
    );
  });
});
