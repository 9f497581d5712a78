// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#shared/jobs.ts';
import { updateJob } from '../../data/jobs.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { loadTestSession } from '../../testing/test-session.ts';
import { RunnerPanel } from './RunnerPanel.tsx';
import { afterReload, setShown } from './use-runner.ts';

const title = 'Marking 8 orders as paid';
const running: Job = {
  id: 'job-1',
  kind: 'orders.paid',
  title,
  status: 'running',
  total: 8,
  queued: 2,
  running: 1,
  done: 3,
  skipped: 2,
  failed: 0,
  by: 'Inês',
  createdDate: '2026-05-04T10:00:00.000Z',
  startedDate: '2026-05-04T10:00:00.000Z',
  hasFile: false,
};

const calls: string[] = [];
let job = running;
beforeEach(async () => {
  calls.length = 0;
  setShown({ minimised: false });
  await loadTestSession((url, init) => {
    const [path = ''] = url.split('?');
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path.endsWith('/items')) return Response.json([]);
    return path.includes('/jobs') ? Response.json([job]) : undefined;
  });
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
afterEach(() => vi.useRealTimers());

const renderPanel = () =>
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <RunnerPanel />
      </CoreAdminContext>
    </MemoryRouter>,
  );

async function panelOf(shown: Job) {
  job = shown;
  if (shown !== running) setShown({ id: shown.id, minimised: false });
  renderPanel();
  return within(await screen.findByRole('region', { name: title }));
}

it('opens by itself for a running job of one’s own, with its progress and a way to cancel the rest', async () => {
  const panel = await panelOf(running);
  expect(panel.getByText(/^Started .* by you\. It continues if you close this tab\.$/)).toBeDefined();
  const bar = panel.getByRole('progressbar', { name: title });
  expect(bar.getAttribute('aria-valuenow')).toBe('5');
  expect(bar.getAttribute('aria-valuemax')).toBe('8');
  const { textContent } = screen.getByRole('region', { name: title });
  expect(textContent).toContain('3 done2 skipped3 queued');
  await userEvent.click(panel.getByRole('button', { name: 'Cancel the remaining 2' }));
  expect(calls.some((call) => /^(POST|DELETE) .*job-1/.test(call))).toBe(true);
});

it('stays closed for the dry run of an import, whose page displays the progress', async () => {
  job = { ...running, kind: 'orders.check-import' };
  renderPanel();
  await vi.waitFor(() => expect(calls.some((call) => call.includes('/jobs'))).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

it('names who else started a job, and is closed while it runs on', async () => {
  const panel = await panelOf({ ...running, by: 'Tomás' });
  expect(panel.getByText(/^Started .* by Tomás\. It continues if you close this tab\.$/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Minimize' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

it('offers a retry of what failed, once the job is over', async () => {
  const over: Job = { ...running, status: 'done', queued: 0, running: 0, done: 5, failed: 1 };
  const panel = await panelOf({ ...over, finishedDate: '2026-05-04T10:02:00.000Z' });
  expect(panel.getByText(/^Finished /)).toBeDefined();
  expect(panel.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Retry 1' }));
  expect(calls.some((call) => call.startsWith('POST') && call.includes('job-1'))).toBe(true);
});

function OpenRecord({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({
    queryKey: ['coupons', 'getOne', { id: '1' }],
    queryFn: read,
    staleTime: Infinity,
  });
  return <p>{data}</p>;
}

it('reads the open record again when a job ends, and only marks lists', async () => {
  const queryClient = new QueryClient();
  let codes = 0;
  const list = vi.fn(() => Promise.resolve([]));
  const page = (
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <RunnerPanel />
        <OpenRecord read={() => Promise.resolve(`${codes} codes, reading`)} />
      </CoreAdminContext>
    </MemoryRouter>
  );
  await queryClient.fetchQuery({ queryKey: ['coupons', 'getList', {}], queryFn: list });
  job = running;
  render(page);
  await screen.findByText('0 codes, reading');
  await screen.findByRole('region', { name: title });
  codes = 5;
  act(() => updateJob(queryClient, { ...running, done: 4 }));
  expect(screen.getByText('0 codes, reading')).toBeTruthy();
  act(() => updateJob(queryClient, { ...running, status: 'done', finishedDate: '2026-05-04T10:02:00.000Z' }));
  await screen.findByText('5 codes, reading');
  expect(list).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryState(['coupons', 'getList', {}])?.isInvalidated).toBe(true);
});

it('says why a job stopped', async () => {
  const panel = await panelOf({ ...running, status: 'failed', error: 'The disk is full.' });
  expect(panel.getByText('The job stopped: The disk is full.')).toBeDefined();
});

it('shows no figures before the server has counted what there is to do', async () => {
  const panel = await panelOf({
    ...running,
    status: 'queued',
    total: 0,
    queued: 0,
    running: 0,
    done: 0,
    skipped: 0,
  });
  expect(panel.queryByText('done')).toBeNull();
  expect(panel.getByRole('button', { name: 'Cancel' })).toBeDefined();
  expect(panel.queryByText(/Cancel the last/)).toBeNull();
});

const ended: Job = {
  ...running,
  status: 'done',
  queued: 0,
  running: 0,
  done: 6,
  finishedDate: '2026-05-04T10:02:00.000Z',
};
const isShown = () => screen.queryByRole('region', { name: title }) !== null;
const afterReloading = () => afterReload(sessionStorage.getItem('counterpart.runner')).minimised;

it('leaves by itself once the job ended well, but not from under the pointer, nor comes back', async () => {
  await panelOf(ended);
  expect(afterReloading()).toBe(true);
  await userEvent.hover(screen.getByRole('region', { name: title }));
  vi.useFakeTimers();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('region', { name: title }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(isShown()).toBe(false);
});

it('stays while it runs, when it was asked for, and when something failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const cases = [
    [running, {}, false],
    [ended, { asked: true }, true],
    [{ ...ended, failed: 1 }, {}, false],
    [{ ...ended, status: 'failed' }, {}, false],
  ] as const;
  for (const [shown, how, isGoneAfterReload] of cases) {
    job = shown;
    setShown({ id: shown.id, minimised: false, ...how });
    renderPanel();
    await screen.findByRole('region', { name: title });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(isShown()).toBe(true);
    expect(afterReloading()).toBe(isGoneAfterReload);
    cleanup();
  }
});

it('is folded where something failed, also over a reload', async () => {
  const panel = await panelOf({ ...ended, failed: 1 });
  const fold = panel.getByRole('button', { name: 'Show details' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(fold);
  expect(panel.queryByRole('button', { name: 'Retry 1' })).toBeNull();
  expect(panel.getByText('failed')).toBeDefined();
  expect(afterReload(sessionStorage.getItem('counterpart.runner')).folded).toBe(true);
});
