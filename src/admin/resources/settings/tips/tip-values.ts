import { compareMoney, isDecimal, scaleOf } from '#shared/money.ts';
import type { NewTipSettings } from '#wix/tip-operations.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { TipsRecord } from './provider.ts';

export const PRESETS = ['first', 'second', 'third'] as const;
export type PresetName = (typeof PRESETS)[number];

/** Amounts as they are typed; an empty one is not offered. */
export type TipValues = Record<PresetName, string> & {
  offered: boolean;
  kind: 'PERCENTAGE' | 'AMOUNT';
  custom: boolean;
  suggested: PresetName | 'none';
};

export function readTips(record: TipsRecord | undefined): TipValues {
  const presets = record?.presets ?? [];
  const typed = (index: number): string => presets[index]?.value?.toString() ?? '';
  const suggested = presets.findIndex((preset) => preset.default);
  return {
    offered: record?.allowCustomerTip ?? false,
    kind: record?.tipType === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE',
    custom: record?.allowCustomAmount ?? true,
    first: typed(0),
    second: typed(1),
    third: typed(2),
    suggested: PRESETS[suggested] ?? 'none',
  };
}

const given = (values: TipValues): PresetName[] => PRESETS.filter((name) => values[name].trim() !== '');

export function checkTips(values: TipValues): Problems {
  const isPercentage = values.kind === 'PERCENTAGE';
  const isGood = (text: string): boolean =>
    isDecimal(text) &&
    !text.startsWith('-') &&
    scaleOf(text) <= 2 &&
    compareMoney(text, isPercentage ? '100' : '1000000') <= 0;
  const wrong = given(values).filter((name) => !isGood(values[name].trim()));
  const repeated = given(values).filter(
    (name, index, names) =>
      isGood(values[name].trim()) &&
      names
        .slice(0, index)
        .some(
          (other) =>
            isGood(values[other].trim()) && compareMoney(values[other].trim(), values[name].trim()) === 0,
        ),
  );
  return {
    ...Object.fromEntries(repeated.map((name) => [name, { key: 'tips.problem.repeated' }])),
    ...Object.fromEntries(
      wrong.map((name) => [name, { key: `tips.problem.${isPercentage ? 'percentage' : 'amount'}` }]),
    ),
    ...(values.offered && given(values).length === 0 && { first: { key: 'tips.problem.none' } }),
    ...(values.suggested !== 'none' &&
      values[values.suggested].trim() === '' && { [values.suggested]: { key: 'tips.problem.suggested' } }),
  };
}

export const toTipSettings = (values: TipValues): NewTipSettings => ({
  allowCustomerTip: values.offered,
  allowCustomAmount: values.custom,
  tipType: values.kind,
  presets: given(values).map((name) => ({ value: Number(values[name]), default: name === values.suggested })),
});
