// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AdminDesk } from '../data/define-desk.ts';
import { useForgetFilter } from './use-forget-filter.ts';

afterEach(cleanup);

const KEY = 'orders.listParams';

function forget(params: object | undefined, resource: string | undefined): unknown {
  const store = memoryStore(params && { [KEY]: params });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext store={store}>{children}</CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useForgetFilter(), { wrapper });
  result.current(resource === undefined ? {} : { resource: { name: resource } as AdminDesk });
  return store.getItem(KEY);
}

const params = { filter: { q: 'mug', tab: 'held' }, page: 3, sort: 'number', order: 'ASC', perPage: 25 };

it('forgets the filter and the page of the list that is opened, and retains its sort', () => {
  expect(forget(params, 'orders')).toEqual({ ...params, filter: {}, page: 1 });
});

it('leaves other lists and pages without a list alone', () => {
  expect(forget(params, 'products')).toEqual(params);
  expect(forget(params, undefined)).toEqual(params);
  expect(forget(undefined, 'orders')).toBeUndefined();
});
