// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveSelection } from '../../data/stored-selection.ts';
import type { ListFilter } from '../../data/list-state.ts';
import { useSelection } from './use-selection.ts';

vi.mock('../../access/session.ts', () => ({ useSession: () => ({ person: { staffId: 's' } }) }));

afterEach(cleanup);
afterEach(() => saveSelection('orders', undefined));

const filter = { q: '', tab: 'all' } as unknown as ListFilter;

function selected() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourceContextProvider value="orders">{children}</ResourceContextProvider>
  );
  const { result } = renderHook(() => useSelection(filter), { wrapper });
  const ids = () => [...result.current.selection.ids];
  return { ids, now: () => result.current };
}

const two = { type: 'include', ids: new Set(['a', 'b']) } as const;

it.each<[string, boolean, string[], string[]]>([
  ['keeps the selection for the next action', true, [], ['a', 'b']],
  ['narrows it to the records that failed', true, ['b'], ['b']],
  ['ends it where the records leave the list', false, [], []],
])('%s', (_title, keepsSelection, failed, expected) => {
  const { ids, now } = selected();
  act(() => now().select(two));
  act(() => now().follow('job', keepsSelection));
  act(() => now().settle(failed, '2026-11-20'));
  expect(ids()).toEqual(expected);
});

it('does not keep all that matches: records that come later would be selected unseen', () => {
  const { now } = selected();
  act(() => now().selectAllMatching());
  act(() => now().follow('job', true));
  act(() => now().settle([], '2026-11-20'));
  expect(now().selection).toEqual({ type: 'include', ids: new Set() });
});
