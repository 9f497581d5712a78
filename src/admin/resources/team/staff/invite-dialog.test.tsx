// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InviteDialog } from './InviteDialog.tsx';

vi.mock('./RoleChoice.tsx', () => ({ RoleChoice: () => null }));

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('says why an invitation is not sent, beside the address', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ id: 'i', email: 'tom@example.com' })));
  vi.stubGlobal('fetch', fetched);
  const onInvited = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteDialog onInvited={onInvited} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const send = screen.getByRole('button', { name: /staff\.inviteSubmit/ });
  const field = screen.getByLabelText('staff.field.email');
  for (const typed of ['', 'not-an-address', 'tom@example']) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(send);
    expect(screen.getByText('staff.emailInvalid')).toBeTruthy();
  }
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'tom@example.com' } });
  expect(screen.queryByText('staff.emailInvalid')).toBeNull();
  fireEvent.click(send);
  await vi.waitFor(() => expect(onInvited).toHaveBeenCalledTimes(1));
});
