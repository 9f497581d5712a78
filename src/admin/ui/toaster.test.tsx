// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderToaster() {
  let notify: ReturnType<typeof useNotify> | undefined;
  function Notifier() {
    notify = useNotify();
    return null;
  }
  render(
    <MemoryRouter>
      <NotificationContextProvider>
        <Notifier />
        <Toaster />
      </NotificationContextProvider>
    </MemoryRouter>,
  );
  return (message: string, type: 'error' | 'success') => act(() => notify?.(message, { type }));
}

const displayed = () => document.querySelector('[role=alert] span, [role=status] span')?.textContent;
const close = () => fireEvent.click(screen.getByRole('button'));

it('displays a newer error at once, and the earlier one again when that is closed', () => {
  const notify = renderToaster();
  notify('The first failed', 'error');
  notify('The second failed', 'error');
  expect(screen.getByRole('alert').textContent).toContain('The second failed');
  act(() => vi.advanceTimersByTime(60_000));
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
  act(() => vi.advanceTimersByTime(4000));
  notify('Removed', 'success');
  act(() => vi.advanceTimersByTime(1000));
  expect(displayed()).toBe('Printed');
  act(() => vi.advanceTimersByTime(5000));
  expect(displayed()).toBe('Removed');
  act(() => vi.advanceTimersByTime(5000));
  expect(displayed()).toBe('Not sent');
  expect(screen.getByRole('alert')).toBeTruthy();
});
