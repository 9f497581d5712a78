// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { tryConnection } from '../data/connection.ts';
import { preloadable } from './preloadable.tsx';

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.name}</p> : this.props.children;
  }
}

const show = (Page: ComponentType) =>
  act(() =>
    Promise.resolve(
      render(
        <Boundary>
          <Suspense fallback="waiting">
            <Page />
          </Suspense>
        </Boundary>,
      ),
    ),
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks once for code that is not there, however often the page is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const Page = preloadable(load);
  await show(Page);
  expect(await screen.findByText('MissingCode')).toBeTruthy();
  cleanup();
  await show(Page);
  await expect(Page.preload()).rejects.toMatchObject({ name: 'MissingCode' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again when the server is back from a silence', async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>there</p> });
  const Page = preloadable(load);
  await expect(Page.preload()).rejects.toThrow('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await tryConnection();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })));
  await tryConnection();
  await show(Page);
  expect(await screen.findByText('there')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
