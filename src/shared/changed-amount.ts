import { partsOf } from './small-decimals.ts';

export const amountModes = ['set', 'add', 'less', 'percent', 'lessPercent'] as const;
export type AmountMode = (typeof amountModes)[number];

const PERCENT = 1_000_000n;

/** So many digits are written after the point. */
const written = (parts: bigint, digits: number): string => {
  const unit = 10n ** BigInt(4 - digits);
  const rounded = (parts * 2n + unit) / (2n * unit);
  if (digits === 0) return String(rounded);
  const text = String(rounded).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** The amount after the change: exact, rounded half up to the digits, never below nothing. @returns undefined for no number */
export function changedAmount(
  before: string,
  mode: AmountMode,
  by: string,
  digits: number,
): string | undefined {
  const [was, amount] = [partsOf(before.trim()), partsOf(by.trim())];
  if (by.trim() === '' || Number.isNaN(amount) || Number.isNaN(was)) return undefined;
  const [now, step] = [BigInt(was), BigInt(amount)];
  const share = (now * step * 2n + PERCENT) / (2n * PERCENT);
  const made = {
    set: step,
    add: now + step,
    less: now - step,
    percent: now + share,
    lessPercent: now - share,
  }[mode];
  return written(made > 0n ? made : 0n, digits);
}
