// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { LoadState } from './LoadState.tsx';

afterEach(cleanup);

function Probe({ enabled, queryFn }: { enabled: boolean; queryFn: () => Promise<string> }) {
  const read = useQuery({ queryKey: ['probe'], queryFn, enabled, retry: false });
  return <LoadState read={read}>bars</LoadState>;
}

const show = (enabled: boolean, queryFn: () => Promise<string>) =>
  render(
    <CoreAdminContext>
      <p>page</p>
      <Probe enabled={enabled} queryFn={queryFn} />
    </CoreAdminContext>,
  );

it('shows the skeleton while a query runs, and its error once it has failed', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  show(true, () => promise);
  expect(await screen.findByText('bars')).toBeTruthy();
  reject(new Error('No.'));
  expect((await screen.findByRole('alert')).textContent).toContain('counterpart.error.loadFailed');
  expect(screen.queryByText('bars')).toBeNull();
});

it('shows nothing for a query that never runs', async () => {
  show(false, () => Promise.resolve('never'));
  expect(await screen.findByText('page')).toBeTruthy();
  expect(screen.queryByText('bars')).toBeNull();
});
