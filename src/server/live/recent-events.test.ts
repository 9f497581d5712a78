import { expect, it } from 'vitest';
import { RecentEvents } from './recent-events.ts';

const MINUTE = 60_000;

function startAt(start: number) {
  const clock = { now: start };
  return { clock, recent: new RecentEvents<string>(() => clock.now) };
}

it('holds what happened since a page was opened, and a little before', () => {
  const { clock, recent } = startAt(0);
  for (const [at, event] of [
    [10_000, 'before the page'],
    [16_000, 'within the margin'],
    [25_000, 'after its first read'],
  ] as const) {
    clock.now = at;
    recent.add(event);
  }
  clock.now = 26_000;
  expect(recent.within(5_000)).toEqual(['within the margin', 'after its first read']);
  expect(recent.within(0)).toEqual(['after its first read']);
});

it('does not know what happened before its process has started', () => {
  const { clock, recent } = startAt(1_000);
  clock.now = 5_000;
  expect(recent.within(0)).toBeUndefined();
  clock.now = 6_000;
  expect(recent.within(0)).toEqual([]);
});

it('knows nothing of what is older than a minute, and of more events than it holds', () => {
  const { clock, recent } = startAt(0);
  recent.add('old');
  clock.now = 2 * MINUTE;
  recent.add('new');
  expect(recent.within(MINUTE)).toEqual(['new']);
  for (let number = 0; number < 2_000; number += 1) recent.add(`order ${number}`);
  expect(recent.within(0)).toBeUndefined();
  clock.now = 3 * MINUTE;
  expect(recent.within(0)).toEqual([]);
});
