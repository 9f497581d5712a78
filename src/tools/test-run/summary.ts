import { overBudget } from './budget.ts';
import type { RunPart } from './run-part.ts';
import { dearest, renderTable, sumOf } from './table.ts';

export interface Finished {
  parts: readonly RunPart[];
  wallSeconds: number;
  isFull: boolean;
  /** Whether journeys beyond the main tier ran. */
  hasReached: boolean;
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`\n${title}:`, ...lines.map((line) => `  ${line}`)] : [];

/**
 * The end of the output of a run. A test that passed only when it was repeated counts as passed in the default run, so
 * that a machine that stalls rejects no change; the full run, which is to show that no test needs it, fails.
 */
export function summarize({ parts, wallSeconds, isFull, hasReached }: Finished): {
  text: string;
  failed: number;
} {
  const repeated = parts.flatMap((part) => part.repeated ?? []);
  const over = isFull ? undefined : overBudget({ parts, hasReached });
  const rejections = [
    ...(over === undefined ? [] : [over]),
    ...(isFull && repeated.length > 0 ? [`tests needed a second go: ${repeated.length}`] : []),
  ];
  const passed = sumOf(parts, (part) => part.passed);
  const failed = sumOf(parts, (part) => part.failed) + rejections.length;
  const lines = [
    renderTable(parts, wallSeconds),
    ...list('dearest', dearest(parts)),
    ...list('needed a second go', repeated),
    ...list('failed', [...parts.flatMap(({ broken }) => broken), ...rejections]),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: `\n${lines.join('\n')}`, failed };
}
