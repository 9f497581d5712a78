// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider, TestTranslationProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '#admin/ui/Toaster.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import type { StaffMember } from './staff-member.ts';

vi.mock('./RoleChoice.tsx', () => ({ RoleChoice: () => null }));

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('says why somebody was not activated, although no dialog is open', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'FULL', message: 'No seat is left' }, { status: 400 })),
  );
  const member = { id: 's2', name: 'Tom', email: 'tom@example.com', role: 'merchant', active: false };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TestTranslationProvider translate={(key: string) => key}>
          <NotificationContextProvider>
            <MemberMenu member={member as StaffMember} />
            <Toaster />
          </NotificationContextProvider>
        </TestTranslationProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'staff.actions' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'staff.activate' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('staff.changeFailed');
  expect(alert.textContent).toContain('No seat is left');
});
