import { expect, it, vi } from 'vitest';
import type { ReportedRecord } from './reported-member.ts';
import { ReportSession } from './report-session.ts';

const row = (id: string): ReportedRecord => ({ id, member: undefined, reports: [], reviewed: false });

/** A platform that answers when it is told to. */
function desk() {
  const requested: { what: string; answer: (error?: Error) => void }[] = [];
  const call = (what: string) =>
    new Promise<void>((resolve, reject) => {
      requested.push({ what, answer: (error) => (error ? reject(error) : resolve()) });
    });
  const rejected = vi.fn();
  const readAgain = vi.fn(() => Promise.resolve());
  const session = new ReportSession({
    judge: (id, to) => call(`${id} ${to}`),
    reopen: ({ before, to }) => call(`${before.id} not ${to}`),
    readAgain,
    refused: rejected,
  });
  const answer = async (error?: Error) => {
    await vi.waitUntil(() => requested.length > 0);
    requested.shift()?.answer(error);
  };
  return { sitting: session, asked: requested, answer, refused: rejected, readAgain };
}

it('what is decided is seen at once, and until every list shows it', async () => {
  const { sitting, answer, readAgain } = desk();
  sitting.judge(row('a'), 'BLOCKED');
  expect(sitting.state().judged.get('a')).toBe('BLOCKED');
  expect(sitting.state().deeds).toHaveLength(1);
  await answer();
  await vi.waitUntil(() => sitting.state().judged.size === 0);
  expect(readAgain).toHaveBeenCalledOnce();
  expect(sitting.state().deeds).toHaveLength(1);
});

it('what is taken back is sent behind what it takes back, the last first', async () => {
  const { sitting, asked, answer } = desk();
  sitting.judge(row('a'), 'MUTED');
  sitting.judge(row('b'), 'DISMISSED');
  expect(sitting.undo()).toBe('b');
  expect(sitting.undo()).toBe('a');
  expect(sitting.undo()).toBeUndefined();
  expect(sitting.state()).toMatchObject({ deeds: [], taken: 2, judged: new Map() });
  await vi.waitUntil(() => asked.length === 2);
  expect(asked.map(({ what }) => what)).toEqual(['a MUTED', 'b DISMISSED']);
  await answer();
  await answer();
  await vi.waitUntil(() => asked.length === 2);
  expect(asked.map(({ what }) => what).toSorted()).toEqual(['a not MUTED', 'b not DISMISSED']);
});

it('what is rejected is told, and is as if it had not been decided', async () => {
  const { sitting, answer, refused } = desk();
  sitting.judge(row('a'), 'BLOCKED');
  await answer(new Error('Store owner cannot be blocked.'));
  await vi.waitUntil(() => refused.mock.calls.length === 1);
  await vi.waitUntil(() => sitting.state().judged.size === 0);
  expect(sitting.state().deeds).toEqual([]);
});

it('who looks elsewhere and comes back finds what was decided', () => {
  const { sitting } = desk();
  const heard = vi.fn();
  const leave = sitting.subscribe(heard);
  sitting.judge(row('a'), 'MUTED');
  leave();
  const calls = heard.mock.calls.length;
  sitting.judge(row('b'), 'MUTED');
  expect(heard).toHaveBeenCalledTimes(calls);
  expect(sitting.state().deeds.map(({ before }) => before.id)).toEqual(['a', 'b']);
});
