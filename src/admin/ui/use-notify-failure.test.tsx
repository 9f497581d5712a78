// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { Toaster } from './Toaster.tsx';
import { useNotifyFailure } from './use-notify-failure.ts';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <I18nContextProvider value={i18nProvider}>
      <NotificationContextProvider>
        {children}
        <Toaster />
      </NotificationContextProvider>
    </I18nContextProvider>
  </MemoryRouter>
);

it('says what was not done and each violation, or that nobody answered', () => {
  const { result } = renderHook(() => useNotifyFailure(), { wrapper });
  const violation = (field: string, description: string) => ({ field, description, rule: 'OTHER', data: {} });
  const notify = (error: unknown) => act(() => result.current('Not moved', error));
  notify(
    new CallError({
      code: 'INVALID',
      status: 400,
      message: 'Is taken. Must be above 9',
      violations: [violation('name', 'is taken'), violation('lines[2].price', 'must be above 9')],
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain('Not moved. Is taken. Must be above 9');
  notify(new CallError({ code: 'UNREACHABLE', status: 0, message: 'Failed to fetch' }));
  expect(screen.getByRole('alert').textContent).toContain('Not moved. Can’t reach the server.');
  notify(new CallError({ code: '500', status: 500, message: '' }));
  expect(screen.getByRole('alert').textContent).toContain('(500)');
});
