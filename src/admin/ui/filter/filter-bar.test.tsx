// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListBase, TestMemoryRouter, memoryStore, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { addMessages } from '../../i18n/messages.ts';
import { preloadParts } from '../preloadable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { useListFilter } from './use-list-filter.ts';

const spec: ListSpec = {
  openingSort: { field: 'purchasedDate', order: 'DESC' },
  fields: [
    { id: 'placed', path: 'placedDate', kind: 'date' },
    { id: 'total', path: 'total.amount', kind: 'amount' },
    { id: 'status', path: 'status', kind: 'choice', options: ['OPEN', 'SHUT'] },
  ],
  tabs: [],
  quickSearch: (text) => ({ name: { $startsWith: text } }),
  unlessAsked: [],
};
addMessages('things', {
  field: { placed: 'Placed', total: 'Total', status: 'Status' },
  option: { status: { OPEN: 'Open', SHUT: 'Shut' } },
});

function Bar() {
  const { filter, change } = useListFilter(spec);
  return (
    <>
      <output>{useLocation().search}</output>
      <FilterBar spec={spec} filter={filter} onChange={change} />
    </>
  );
}

function show(address: string, beside?: ReactNode) {
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <CoreAdminContext
        dataProvider={{ getList: () => Promise.resolve({ data: [], total: 0 }) } as unknown as DataProvider}
        store={memoryStore()}
        i18nProvider={i18nProvider}
      >
        <ListBase resource="things" disableAuthentication>
          <Bar />
          {beside}
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

const written = () => {
  const search = document.querySelector('output')?.textContent ?? '';
  return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as unknown;
};
const address = (filter: object) => `/things?filter=${encodeURIComponent(JSON.stringify(filter))}`;

beforeAll(preloadParts);
afterEach(cleanup);

// The address follows after a pause, and a machine under load stalls.
configure({ asyncUtilTimeout: 10_000 });

it('shows each condition of the address as field, operator and value', async () => {
  show(
    address({
      where: [
        ['placed', 'inLast', '7d'],
        ['status', 'isAnyOf', 'OPEN,SHUT'],
        ['total', 'atLeast', '100'],
      ],
    }),
  );
  expect(await screen.findByRole('button', { name: 'Placed in the last 7 days' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Status is any of Open, Shut' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Total at least .*100\.00/ })).toBeTruthy();
});

it('opens an empty choice that filters nothing', async () => {
  const user = userEvent.setup({ delay: null });
  const where = [['total', 'atLeast', '100']];
  show(address({ where }));
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const builder = within(screen.getByRole('dialog', { name: 'Filter' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  const fields = builder.getAllByRole('combobox', { name: 'Field' }).map(({ textContent }) => textContent);
  expect(fields).toEqual(['Total', 'Choose a field']);
  expect(written()).toEqual({ where });
});

it('writes a condition to the address once it is whole', async () => {
  const user = userEvent.setup({ delay: null });
  show('/things');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const builder = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(builder.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Total' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.type(builder.getByRole('textbox', { name: 'Total: value' }), '12.');
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect(written()).not.toMatchObject({ where: [['total', 'atLeast', '12.']] });
  await user.type(builder.getByRole('textbox', { name: 'Total: value' }), '5');
  await waitFor(() => expect(written()).toEqual({ where: [['total', 'atLeast', '12.5']] }));
});

it('takes one condition away and leaves the others', async () => {
  const user = userEvent.setup();
  show(
    address({
      q: 'anna',
      where: [
        ['placed', 'inLast', '7d'],
        ['total', 'atLeast', '100'],
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove the condition on Placed' }));
  await waitFor(() => expect(written()).toEqual({ q: 'anna', where: [['total', 'atLeast', '100']] }));
});

it('searches after a pause and forgets an emptied search', async () => {
  const user = userEvent.setup();
  show(address({ where: [['total', 'atLeast', '100']] }));
  const field = await screen.findByRole('searchbox', { name: 'Search this list' });
  await user.type(field, 'anna');
  await waitFor(() => expect(written()).toMatchObject({ q: 'anna' }));
  await user.clear(field);
  await waitFor(() => expect(written()).toEqual({ where: [['total', 'atLeast', '100']] }));
});

it('keeps what was asked just before, although the address has not followed yet', async () => {
  const user = userEvent.setup();
  const where: ListFilter['where'] = [['total', 'atLeast', '100']];
  function Hasty() {
    const { change } = useListFilter(spec);
    const both = () => {
      change({ where });
      change({ q: 'anna' });
    };
    return (
      <button type="button" onClick={both}>
        Both
      </button>
    );
  }
  show('/things', <Hasty />);
  await user.click(await screen.findByRole('button', { name: 'Both' }));
  await waitFor(() => expect(written()).toEqual({ q: 'anna', where }));
});
