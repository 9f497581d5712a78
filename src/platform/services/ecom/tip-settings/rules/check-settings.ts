import { compareMoney, scaleOf } from '#shared/money.ts';
import { badRequest, invalid, type FieldViolation } from '#platform/contract/errors.ts';
import type { TipSettings } from '../tip-settings.ts';

/** Assumed: nobody is offered to double the price. */
const HIGHEST_PERCENTAGE = 100;
/** What the contract allows a fee to be. */
const HIGHEST_AMOUNT = 1_000_000_000_000_000;
const DECIMALS = 2;

function amountViolation(field: string, value: number, highest: number): FieldViolation | undefined {
  const isFinite = Number.isFinite(value);
  if (isFinite && value >= 0 && value <= highest && scaleOf(String(value)) <= DECIMALS) return undefined;
  return {
    field,
    violatedRule: 'OTHER',
    description: `must be from 0 to ${highest}, with at most ${DECIMALS} decimals`,
    data: {},
  };
}

/** @throws for what no till could offer */
export function checkSettings(settings: TipSettings): void {
  const { presets = [], tipType, autoTipOnCheckInEnabled, autoTipOnCheckInPercentage: auto } = settings;
  if (presets.filter((preset) => preset.default).length > 1) {
    const code = 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET';
    throw badRequest('At most one of the tips offered is the one chosen beforehand.', code);
  }
  const isPercentage = tipType === 'PERCENTAGE';
  if (
    isPercentage &&
    presets.some(({ value }) => compareMoney(String(value ?? 0), String(HIGHEST_PERCENTAGE)) > 0)
  ) {
    throw badRequest(`A tip offered is at most ${HIGHEST_PERCENTAGE} %.`, 'PRESET_PERCENTAGE_TOO_HIGH');
  }
  const violations = presets.flatMap(
    ({ value }, index) =>
      amountViolation(`tipSettings.presets[${index}].value`, value ?? 0, HIGHEST_AMOUNT) ?? [],
  );
  if (tipType === 'UNKNOWN_TIP_TYPE')
    violations.push({
      field: 'tipSettings.tipType',
      violatedRule: 'OTHER',
      description: 'must be known',
      data: {},
    });
  if (autoTipOnCheckInEnabled && (auto == null || auto < 1 || auto > HIGHEST_PERCENTAGE)) {
    violations.push({
      field: 'tipSettings.autoTipOnCheckInPercentage',
      violatedRule: 'OTHER',
      description: `must be from 1 to ${HIGHEST_PERCENTAGE}`,
      data: {},
    });
  }
  if (violations.length > 0) throw invalid(violations);
}
