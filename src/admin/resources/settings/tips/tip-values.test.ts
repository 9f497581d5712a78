import { expect, it } from 'vitest';
import { checkTips, readTips, toTipSettings, type TipValues } from './tip-values.ts';

const values: TipValues = {
  offered: true,
  kind: 'PERCENTAGE',
  custom: false,
  first: '5',
  second: '',
  third: '12.5',
  suggested: 'third',
};

it('offers what is filled in, in its order, with the one chosen beforehand', () => {
  const settings = toTipSettings(values);
  expect(settings).toEqual({
    allowCustomerTip: true,
    allowCustomAmount: false,
    tipType: 'PERCENTAGE',
    presets: [
      { value: 5, default: false },
      { value: 12.5, default: true },
    ],
  });
  expect(readTips({ ...settings, id: 'settings', staff: [] })).toEqual({
    ...values,
    second: '12.5',
    third: '',
    suggested: 'second',
  });
});

it.each([
  [{ first: '101' }, { first: { key: 'tips.problem.percentage' } }],
  [{ kind: 'AMOUNT', first: '101' }, {}],
  [{ kind: 'AMOUNT', first: '1.005' }, { first: { key: 'tips.problem.amount' } }],
  [{ first: '-1' }, { first: { key: 'tips.problem.percentage' } }],
  [{ first: 'ten' }, { first: { key: 'tips.problem.percentage' } }],
  [{ first: '', third: '', suggested: 'none' }, { first: { key: 'tips.problem.none' } }],
  [{ first: '', third: '', suggested: 'none', offered: false }, {}],
  [{ second: '5.0' }, { second: { key: 'tips.problem.repeated' } }],
  [{ suggested: 'second' }, { second: { key: 'tips.problem.suggested' } }],
] as const)('%j is told as %j', (change, problems) => {
  expect(checkTips({ ...values, ...change })).toEqual(problems);
});
