// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { useUnhandledFailures } from './use-unhandled-failures.ts';

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

const reject = (reason: unknown) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

it('says a failed call that nobody waits for, and nothing of other errors or of calls that were aborted', () => {
  renderHook(() => useUnhandledFailures(), { wrapper });
  reject(new TypeError('undefined is not a function'));
  reject(new CallError({ code: 'ABORTED', status: 0, message: 'Aborted', aborted: true }));
  expect(screen.queryByRole('alert')).toBeNull();
  reject(new CallError({ code: 'FULL', status: 400, message: 'The warehouse is full' }));
  expect(screen.getByRole('alert').textContent).toContain('The warehouse is full');
});
