// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <NotificationContextProvider>
      {children}
      <Toaster />
    </NotificationContextProvider>
  </MemoryRouter>
);

function renderToaster() {
  const { result } = renderHook(() => useNotify(), { wrapper });
  return (message: string, type: 'error' | 'success') => act(() => result.current(message, { type }));
}

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const displayed = () => document.querySelector('[role=alert] span, [role=status] span')?.textContent;
const close = () => fireEvent.click(screen.getByRole('button'));

it('displays a newer error at once, and the earlier one again when that is closed', () => {
  const notify = renderToaster();
  notify('The first failed', 'error');
  notify('The second failed', 'error');
  expect(screen.getByRole('alert').textContent).toContain('The second failed');
  wait(60_000);
  expect(displayed()).toBe('The second failed');
  close();
  expect(displayed()).toBe('The first failed');
  close();
  expect(displayed()).toBeUndefined();
});

it('displays what succeeds one after the other, for a while each, and no error hides it', () => {
  const notify = renderToaster();
  notify('Not sent', 'error');
  notify('Saved', 'success');
  notify('Printed', 'success');
  expect(displayed()).toBe('Saved');
  wait(4000);
  notify('Removed', 'success');
  wait(1000);
  expect(displayed()).toBe('Printed');
  wait(5000);
  expect(displayed()).toBe('Removed');
  wait(5000);
  expect(displayed()).toBe('Not sent');
  expect(screen.getByRole('alert')).toBeTruthy();
});
