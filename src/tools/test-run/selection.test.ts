import { describe, expect, it } from 'vitest';
import { selectionOf, type Selection } from './selection.ts';

const selects = ({ grep }: Selection, line: string): boolean => grep.some((pattern) => pattern.test(line));

/** The projects that a journey runs in; one that is tagged for the phone alone brings its size along. */
const projects = (tier: string | undefined, line: string, reached: string[] = []): string[] => {
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
    ['pay.spec.ts a thumb pays @phone @main', ['desktop']],
    ['pay.spec.ts a thumb pays @phone @rare', []],
    ['pay.spec.ts a bank refuses @rare', []],
    ['pay.spec.ts in the dark @phone-too @variant', []],
    ['pay.spec.ts main streets and mains @long', []],
  ])('%s', (line, expected) => {
    expect(projects('main', line)).toEqual(expected);
  });

  it('includes every journey of a reached file, at its sizes', () => {
    const reached = ['pay.spec.ts', 'orders-list.spec.ts'];
    expect(projects('main', 'pay.spec.ts a bank refuses @rare', reached)).toEqual(['desktop']);
    expect(projects('main', 'pay.spec.ts a card pays @main @phone-too', reached)).toEqual([
      'desktop',
      'phone',
    ]);
    expect(projects('main', 'pay.spec.ts a thumb pays @phone @rare', reached)).toEqual(['desktop']);
    expect(projects('main', 'pay-later.spec.ts a bank refuses @rare', reached)).toEqual([]);
    expect(projects('main', 'we-pay.spec.ts a bank refuses @rare', reached)).toEqual([]);
  });
});

it('selects everything without a tier', () => {
  expect(projects(undefined, 'pay.spec.ts a bank refuses @rare')).toEqual(['desktop']);
  expect(projects(undefined, 'pay.spec.ts a card pays @main @phone-too')).toEqual(['desktop', 'phone']);
  expect(projects(undefined, 'pay.spec.ts a thumb pays @phone @main')).toEqual(['desktop']);
});
