import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Took } from '../test-reports.ts';
import { overBudget } from './budget.ts';
import type { RunPart } from './run-part.ts';
import { summarize } from './summary.ts';

const part = (name: string, fields: Partial<RunPart> = {}): RunPart => ({
  name,
  passed: 3,
  failed: 0,
  slow: [],
  broken: [],
  cpuSeconds: 20,
  wallSeconds: 10,
  ...fields,
});

const run = { wallSeconds: 15, isFull: false, hasReached: false };

beforeEach(() => vi.stubEnv('TEST_BUDGET', ''));
afterEach(() => vi.unstubAllEnvs());

describe('the summary', () => {
  it('is a table, and ends with one line over all parts', () => {
    const { text, failed } = summarize({ ...run, parts: [part('unit'), part('browser', { passed: 2 })] });
    expect(failed).toBe(0);
    expect(text).toMatch(/unit +3 +20\.0 +10\.0\nbrowser +2 +20\.0 +10\.0\nsum +5 +40\.0 +15\.0/);
    expect(text).toMatch(/\n5 passed, 0 failed$/);
  });

  it('says where the time goes, by file', () => {
    const slow: Took[] = [
      { name: 'a (phone)', file: 'a.spec.ts', took: 2000 },
      { name: 'a (desktop)', file: 'a.spec.ts', took: 3000 },
      { name: 'b.test.ts', took: 4000 },
    ];
    const { text } = summarize({ ...run, parts: [part('browser', { slow })] });
    expect(text).toMatch(/dearest:\n +5\.0 s {2}a\.spec\.ts\n +4\.0 s {2}b\.test\.ts\n/);
  });

  it('lists what needed a second go, which fails the full run only', () => {
    const parts = [part('browser', { repeated: ['a journey'] })];
    const short = summarize({ ...run, parts });
    expect(short.text).toContain('needed a second go:\n  a journey\n');
    expect(short.failed).toBe(0);
    const full = summarize({ ...run, isFull: true, parts });
    expect(full.failed).toBe(1);
    expect(full.text).toMatch(/3 passed, 1 failed$/);
  });

  it('names what failed', () => {
    const { text, failed } = summarize({ ...run, parts: [part('unit', { failed: 2, broken: ['x', 'y'] })] });
    expect(text).toContain('failed:\n  x\n  y\n');
    expect(failed).toBe(2);
  });
});

describe('the budget', () => {
  const parts = [part('unit', { cpuSeconds: 100 }), part('browser', { cpuSeconds: 60 })];
  const bounds = { cpuSeconds: 100, tolerance: 1.5 };

  it('fails the run that passes it by more than the tolerance', () => {
    expect(overBudget({ parts, hasReached: false }, bounds)).toContain('160 CPU seconds');
    expect(overBudget({ parts: parts.slice(0, 1), hasReached: false }, bounds)).toBeUndefined();
  });

  it('is skipped with journeys beyond the main tier, where nothing is measured, and on demand', () => {
    expect(overBudget({ parts, hasReached: true }, bounds)).toBeUndefined();
    const unmeasured = parts.map((each) => ({ ...each, cpuSeconds: undefined }));
    expect(overBudget({ parts: unmeasured, hasReached: false }, bounds)).toBeUndefined();
    vi.stubEnv('TEST_BUDGET', 'off');
    expect(overBudget({ parts, hasReached: false }, bounds)).toBeUndefined();
  });
});
