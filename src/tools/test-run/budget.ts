import budget from './budget.json' with { type: 'json' };
import type { RunPart } from './run-part.ts';
import { sumOf } from './table.ts';

/** The parts whose cost a run can be judged by. */
interface BudgetedRun {
  parts: readonly RunPart[];
  /** Journeys beyond the main tier ran, so the cost of the browser part is no longer that of the default run. */
  hasReached: boolean;
}

/**
 * The default run must stay quick: the sum of its CPU seconds has a bound in `budget.json`, which is raised only with a
 * reason in the commit. A virtual machine that shares its cores counts up to half as much again for the same work,
 * hence the tolerance. `TEST_BUDGET=off` skips it.
 * @returns why the run fails, if it does
 */
export function overBudget(
  { parts, hasReached }: BudgetedRun,
  { cpuSeconds, tolerance } = budget,
): string | undefined {
  if (process.env['TEST_BUDGET'] === 'off' || hasReached) return undefined;
  const sum = sumOf(parts, ({ cpuSeconds: measured = 0 }) => measured);
  const bound = cpuSeconds * tolerance;
  if (sum <= bound) return undefined;
  return `the run took ${sum.toFixed(0)} CPU seconds; its budget is ${cpuSeconds} (${bound.toFixed(0)} with the tolerance of ${tolerance}), see src/tools/test-run/budget.json`;
}
