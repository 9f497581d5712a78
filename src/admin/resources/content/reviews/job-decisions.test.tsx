// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '#shared/jobs.ts';
import { useDecisions } from './use-decisions.ts';
import { decisionOfJob, useJobDecisions } from './use-job-decisions.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const job = (more: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'reviews.approve',
  title: 'Approve 111 reviews',
  status: 'done',
  total: 111,
  queued: 0,
  running: 0,
  done: 110,
  skipped: 1,
  failed: 0,
  by: 'Noor',
  createdDate: '2026-01-01T00:00:00.000Z',
  hasFile: false,
  ...more,
});

it('a job decides what it has done, once it has ended', () => {
  expect(decisionOfJob(job())).toMatchObject({ jobId: 'j1', to: 'APPROVED', count: 110 });
  expect(decisionOfJob(job({ kind: 'reviews.reject' }))).toMatchObject({ to: 'REJECTED' });
  for (const other of [undefined, job({ status: 'running' }), job({ kind: 'reviews.export' })])
    expect(decisionOfJob(other)).toBeUndefined();
});

it('the decisions of a job count in the session, once, and are undone by the job that takes them back', async () => {
  const fetched = vi.fn(async (_path: string, _init: object) =>
    Response.json(job({ id: 'j2', kind: 'reviews.undo' })),
  );
  vi.stubGlobal('fetch', fetched);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={{} as DataProvider}>{children}</CoreAdminContext>
    </MemoryRouter>
  );
  const { result, rerender } = renderHook(
    ({ latest }: { latest: Job }) => {
      const decisions = useDecisions();
      useJobDecisions(latest, 'j1', decisions.addJob);
      return decisions;
    },
    { wrapper, initialProps: { latest: job({ status: 'running' }) } },
  );
  expect(result.current.done).toBe(0);
  rerender({ latest: job() });
  rerender({ latest: job() });
  expect(result.current.done).toBe(110);
  expect(result.current.lastJob).toMatchObject({ to: 'APPROVED', count: 110 });
  expect(result.current.last).toBeUndefined();

  await act(async () => void result.current.undo());
  expect(fetched.mock.calls[0]?.[0]).toContain('/admin/api/jobs/j1/take-back');
  expect(result.current.done).toBe(0);
  expect(result.current.lastJob).toBeUndefined();
});
