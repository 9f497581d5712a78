import { describe, expect, it } from 'vitest';
import { secondsOf, slowSuitesOf, type FullRun } from './full-run.ts';
import { reachOf } from './reach.ts';

const areas = { orders: { specs: ['orders', 'pay'] }, tax: { specs: ['tax'] } };
const everything = { specs: ['keyboard'] };
const lastFull: FullRun = {
  date: '2026-11-28',
  passed: 900,
  areas: { orders: 'a', tax: 'b', everything: 'c' },
  seconds: { 'orders.spec.ts': 50, 'pay.spec.ts': 40, 'tax.spec.ts': 30, 'keyboard.spec.ts': 20 },
};
const known = { areas, everything, lastFull, turn: 0 };

describe('what a run adds to the main tier', () => {
  it('is nothing where no full run has passed, and says so', () => {
    const reach = reachOf({ ...known, hashes: {}, lastFull: undefined });
    expect(reach).toEqual({
      specs: [],
      hasLong: false,
      message: expect.stringContaining('no full run has passed yet'),
    });
  });

  it('is nothing where nothing differs', () => {
    expect(reachOf({ ...known, hashes: lastFull.areas }).specs).toEqual([]);
  });

  it('is the spec files of an area that differs, or is new', () => {
    expect(reachOf({ ...known, hashes: { ...lastFull.areas, tax: 'x' } }).specs).toEqual(['tax.spec.ts']);
    const fewer = { ...lastFull, areas: { orders: 'a', everything: 'c' } };
    expect(reachOf({ ...known, hashes: lastFull.areas, lastFull: fewer }).specs).toEqual(['tax.spec.ts']);
  });

  it('is every spec file where what all share differs', () => {
    const { specs, message } = reachOf({ ...known, hashes: { ...lastFull.areas, everything: 'x' } });
    expect(specs).toEqual(['keyboard.spec.ts', 'orders.spec.ts', 'pay.spec.ts', 'tax.spec.ts']);
    expect(message).not.toContain('remaining');
  });

  it('has the unit tests tagged @long only where what all share differs', () => {
    const hasLong = (area: string): boolean =>
      reachOf({ ...known, hashes: { ...lastFull.areas, [area]: 'x' } }).hasLong;
    expect([hasLong('tax'), hasLong('everything')]).toEqual([false, true]);
  });

  it('is a slice where all takes too long, another one in each turn, and says what remains', () => {
    const hashes = { ...lastFull.areas, everything: 'x' };
    const turns = [0, 1, 2].map((turn) => reachOf({ ...known, hashes, turn }, 70));
    expect(turns.map(({ specs }) => specs)).toEqual([
      ['keyboard.spec.ts', 'orders.spec.ts'],
      ['pay.spec.ts', 'tax.spec.ts'],
      ['keyboard.spec.ts', 'orders.spec.ts'],
    ]);
    expect(turns[1]?.message).toContain('remaining for the next runs: keyboard.spec.ts orders.spec.ts');
  });

  it('takes a minute for a file that was never measured, and a file that is too long alone', () => {
    const hashes = { ...lastFull.areas, orders: 'x' };
    const unmeasured = { ...lastFull, seconds: {} };
    const slice = (turn: number) => reachOf({ ...known, hashes, lastFull: unmeasured, turn }, 30).specs;
    expect([slice(0), slice(1)]).toEqual([['orders.spec.ts'], ['pay.spec.ts']]);
  });
});

it('reads from a full run how long each spec file and each slow unit test file took', () => {
  const slow = [
    { name: 'b (phone)', file: 'e2e/b.spec.ts', took: 1500 },
    { name: 'a', file: 'e2e/a.spec.ts', took: 200 },
    { name: 'b (desktop)', file: 'e2e/b.spec.ts', took: 500 },
    { name: 'src/money.test.ts', took: 9000 },
    { name: 'src/orders.test.ts', took: 15_400 },
    { name: 'src/backup.test.ts', took: 171_000 },
  ];
  const part = { name: 'browser', passed: 3, failed: 0, broken: [], cpuSeconds: 1, wallSeconds: 1, slow };
  expect(Object.entries(secondsOf([part]))).toEqual([
    ['a.spec.ts', 0.2],
    ['b.spec.ts', 2],
  ]);
  expect(Object.entries(slowSuitesOf([part]))).toEqual([
    ['src/backup.test.ts', 171],
    ['src/orders.test.ts', 15],
  ]);
});
