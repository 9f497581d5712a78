import { describe, expect, it } from 'vitest';
import { selectionOf, type Selection } from './selection.ts';

const selects = ({ grep, grepInvert }: Selection, line: string): boolean =>
  grep.some((pattern) => pattern.test(line)) && !grepInvert?.test(line);

/** The two sizes at which a journey runs. */
const sizes = (tier: string | undefined, line: string, reached: string[] = []): string[] => {
  const { desktop, phone } = selectionOf(tier, reached);
  return [
    ...(selects(desktop, ` desktop ${line}`) ? ['desktop'] : []),
    ...(selects(phone, ` phone ${line}`) ? ['phone'] : []),
  ];
};

describe('the main tier', () => {
  it.each([
    ['pay.spec.ts a card pays @main', ['desktop']],
    ['pay.spec.ts a card pays @main @phone-too', ['desktop']],
    ['pay.spec.ts a thumb pays @phone @main', ['phone']],
    ['pay.spec.ts a thumb pays @phone @rare', []],
    ['pay.spec.ts a bank refuses @rare', []],
    ['pay.spec.ts in the dark @phone-too @variant', []],
    ['pay.spec.ts main streets and mains @long', []],
  ])('%s', (line, expected) => {
    expect(sizes('main', line)).toEqual(expected);
  });

  it('includes every journey of a reached file, at its sizes', () => {
    const reached = ['pay.spec.ts', 'orders-list.spec.ts'];
    expect(sizes('main', 'pay.spec.ts a bank refuses @rare', reached)).toEqual(['desktop']);
    expect(sizes('main', 'pay.spec.ts a card pays @main @phone-too', reached)).toEqual(['desktop', 'phone']);
    expect(sizes('main', 'pay.spec.ts a thumb pays @phone @rare', reached)).toEqual(['phone']);
    expect(sizes('main', 'pay-later.spec.ts a bank refuses @rare', reached)).toEqual([]);
    expect(sizes('main', 'we-pay.spec.ts a bank refuses @rare', reached)).toEqual([]);
  });
});

it('selects everything without a tier', () => {
  expect(sizes(undefined, 'pay.spec.ts a bank refuses @rare')).toEqual(['desktop']);
  expect(sizes(undefined, 'pay.spec.ts a card pays @main @phone-too')).toEqual(['desktop', 'phone']);
  expect(sizes(undefined, 'pay.spec.ts a thumb pays @phone @main')).toEqual(['phone']);
});
