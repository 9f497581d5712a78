// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../i18n/access.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { NewAccountForm } from './NewAccountForm.tsx';

const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <NewAccountForm path="/admin/api/setup" token="token" submit="Create account" />
      </CoreAdminContext>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = (name: 'name' | 'email' | 'password') =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
/** What is beside the input, as a screen reader says it with the field. */
const beside = (name: 'name' | 'email' | 'password') =>
  document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent;

async function submit(email: string): Promise<void> {
  const user = userEvent.setup();
  for (const [name, text] of [
    ['name', 'Mia'],
    ['email', email],
    ['password', 'long enough 1'],
  ] as const) {
    await user.clear(input(name));
    await user.type(input(name), text);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('says beside its field that an email address is none, and sends nothing', async () => {
  await submit('mia@shop');
  expect(beside('email')).toBe('Enter a valid email address.');
  expect(fetching).not.toHaveBeenCalled();
});

it('says beside its field what the server rejects, and above the form what is about none', async () => {
  const violation = (field: string, description: string) => ({ field, description, violatedRule: 'OTHER' });
  const fieldViolations = [
    violation('email', 'must be a valid email endpoint'),
    violation('somethingUnknown', 'is unknown'),
  ];
  fetching.mockResolvedValueOnce(
    Response.json({ message: 'Invalid', details: { validationError: { fieldViolations } } }, { status: 400 }),
  );
  await submit('mia@shop.example');
  expect((await screen.findByRole('alert')).textContent).toContain('somethingUnknown is unknown');
  expect(beside('email')).toBe('Must be a valid email endpoint');
  expect(input('name').value).toBe('Mia');
  expect(screen.getByRole('button', { name: 'Create account' }).matches(':disabled')).toBe(false);
});
