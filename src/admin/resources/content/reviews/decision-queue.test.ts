import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { CallError } from '#wix/errors.ts';
import { DecisionQueue } from './decision-queue.ts';
import type { ReviewStatus } from './review-record.ts';

const silence = () => new CallError({ code: 'UNREACHABLE', status: 0, message: 'nobody answers' });
const review = (id: string, from: ReviewStatus = 'WAITING') => ({ id, title: `Review ${id}`, from });

function memory() {
  const stored = new Map<string, string>();
  return {
    kept: stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

interface Call {
  id: string;
  to: ReviewStatus;
  answer: () => void;
  refuse: (error: unknown) => void;
}

function start(store = memory()) {
  const calls: Call[] = [];
  const rejections: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = new DecisionQueue({
    send: (id, to) => new Promise<void>((answer, refuse) => void calls.push({ id, to, answer, refuse })),
    refused: (_id, title) => void rejections.push(title),
    store,
    storeKey: 'decisions',
    wait: (run) => void pauses.push(run),
  });
  return { queue, calls, refusals: rejections, pauses, store };
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

it('sends decisions on several reviews side by side', () => {
  const { queue, calls } = start();
  for (const id of ['a', 'b', 'c']) queue.decide(review(id), 'APPROVED');
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(queue.state().standings.size).toBe(3);
});

it('sends on the same review only what was decided last, after the one that is on its way', async () => {
  const { queue, calls } = start();
  queue.decide(review('a'), 'APPROVED');
  queue.decide(review('a'), 'REJECTED');
  queue.decide(review('a'), 'WAITING');
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await settled();
  expect(calls.map(({ to }) => to)).toEqual(['APPROVED', 'WAITING']);
  calls[1]?.answer();
  await settled();
  expect(queue.state().standings.size).toBe(0);
});

it('keeps what nobody answers and sends it again', async () => {
  const { queue, calls, pauses, refusals } = start();
  queue.decide(review('a'), 'APPROVED');
  calls[0]?.refuse(silence());
  await settled();
  expect(queue.state().held).toBe(true);
  queue.decide(review('b'), 'REJECTED');
  expect(calls).toHaveLength(1);
  pauses[0]?.();
  expect(calls.slice(1).map(({ id, to }) => [id, to])).toEqual([
    ['a', 'APPROVED'],
    ['b', 'REJECTED'],
  ]);
  expect(refusals).toEqual([]);
});

it('takes back what may have arrived although the answer was lost', async () => {
  const { queue, calls } = start();
  queue.decide(review('a'), 'APPROVED');
  calls[0]?.refuse(silence());
  await settled();
  queue.decide(review('a', 'APPROVED'), 'WAITING');
  queue.retry();
  expect(calls.map(({ to }) => to)).toEqual(['APPROVED', 'WAITING']);
});

it('says what is rejected, and leaves the review as it was', async () => {
  const { queue, calls, refusals } = start();
  queue.decide(review('a'), 'APPROVED');
  calls[0]?.refuse(new CallError({ code: 'NOT_FOUND', status: 404, message: 'gone' }));
  await settled();
  expect(refusals).toEqual(['Review a']);
  expect(queue.state().standings.size).toBe(0);
});

it('goes on after a reload', async () => {
  const before = start();
  before.queue.decide(review('a'), 'REJECTED');
  before.queue.decide(review('b'), 'APPROVED');
  before.calls[1]?.answer();
  await settled();
  const { calls } = start(before.store);
  expect(calls.map(({ id, to }) => [id, to])).toEqual([['a', 'REJECTED']]);
});

it('whatever is decided, lost and taken back: in the end the platform knows the last of each', async () => {
  const status = fc.constantFrom<ReviewStatus>('WAITING', 'APPROVED', 'REJECTED');
  const step = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    to: status,
    lost: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { queue, calls } = start();
      const known = new Map<string, ReviewStatus>();
      const wanted = new Map<string, ReviewStatus>();
      const answerOne = (lost: boolean) => {
        const call = calls.shift();
        if (!call) return;
        // The answer may get lost after the action was done.
        known.set(call.id, call.to);
        if (lost) call.refuse(silence());
        else call.answer();
      };
      for (const { id, to, lost } of steps) {
        queue.decide(review(id, wanted.get(id) ?? 'WAITING'), to);
        wanted.set(id, to);
        answerOne(lost);
        await settled();
        queue.retry();
      }
      for (let left = 0; left < 100 && (calls.length > 0 || queue.state().standings.size > 0); left++) {
        answerOne(false);
        await settled();
        queue.retry();
      }
      expect(queue.state().standings.size).toBe(0);
      for (const [id, to] of wanted) expect(known.get(id) ?? 'WAITING').toBe(to);
    }),
    runs(100),
  );
});
