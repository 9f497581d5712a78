// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useJobStart } from './use-job-start.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('says while the job is being taken and why it was not; only then the dialog stays', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useJobStart, { wrapper });
  const job = { kind: 'customers.data', selection: { ids: ['c1'] }, title: 'Somebody' };
  const used = vi.fn();
  const answered = async (reply: Response) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    act(() => result.current.start(job, used));
    expect(result.current.busy).toBe(true);
    expect(result.current.error).toBeUndefined();
    await act(async () => resolve(reply));
    await vi.waitFor(() => expect(result.current.busy).toBe(false));
  };
  await answered(Response.json({ message: 'No' }, { status: 400 }));
  expect(result.current.error).toMatchObject({ status: 400 });
  expect(used).not.toHaveBeenCalled();
  await answered(Response.json({ id: 'job-1', status: 'queued' }));
  expect(result.current.error).toBeUndefined();
  expect(used).toHaveBeenCalledTimes(1);
});
