// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListBase,
  TestMemoryRouter,
  memoryStore,
  useListContext,
  type DataProvider,
} from 'ra-core';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSelection } from '../../data/stored-selection.ts';
import type { ListFilter } from '../../data/list-state.ts';
import { BulkBar } from './BulkBar.tsx';
import { GridFooter } from './GridFooter.tsx';
import { ResourceGrid } from './ResourceGrid.tsx';
import type { ResourceColumn } from './resource-column.ts';
import { useSelection } from './use-selection.ts';

interface Row {
  id: string;
  name: string;
}

const columns: readonly ResourceColumn<Row>[] = [
  { id: 'name', label: 'Name', width: 120, sortBy: 'name', render: ({ name }) => name },
  { id: 'copy', label: 'Copy', width: 120, render: ({ name }) => `${name}!` },
];
const layout = {};
const href = ({ id }: Row) => `/things/${id}`;
const getList = vi.fn();
const total = 6;

function List() {
  const { filterValues } = useListContext();
  const picked = useSelection(filterValues as ListFilter);
  const any = picked.selection.type === 'exclude' || picked.selection.ids.size > 0;
  return (
    <>
      <ResourceGrid<Row>
        label="Things"
        columns={columns}
        layout={layout}
        onLayout={() => undefined}
        rowHref={href}
        picked={picked}
        selectable
        empty="Nothing"
        bulkBar={
          any && (
            <BulkBar picked={picked} total={total}>
              {null}
            </BulkBar>
          )
        }
      />
      <GridFooter total={total} />
      <Link to={address({ tab: 'other' })}>Other tab</Link>
      <Link to={address({ tab: 'first', view: 'v1' })}>A view of the same</Link>
      <Link to={address({ tab: 'first' })}>First tab</Link>
    </>
  );
}

const address = (filter: ListFilter) => `/things?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function show(at = '/things') {
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={{ getList } as unknown as DataProvider}
        store={memoryStore()}
        i18nProvider={{
          translate: (key: string, options?: { count?: string; name?: string; total?: string }) =>
            [key, options?.count, options?.name, options?.total].filter(Boolean).join(' '),
          changeLocale: () => Promise.resolve(),
          getLocale: () => 'en',
        }}
      >
        <ListBase resource="things" perPage={2} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
          <List />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

beforeEach(() => {
  getList.mockReset();
  getList.mockImplementation((_resource: string, { pagination: { page, perPage } }) => {
    const ids = [1, 2, 3, 4, 5, 6].slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({
      data: ids.map((id) => ({ id: `t${id}`, name: `Thing ${id}` })),
      pageInfo: { hasNextPage: page * perPage < total, hasPreviousPage: page > 1 },
    });
  });
});
afterEach(() => {
  cleanup();
  saveSelection('things', undefined);
});

/** By text, since a search by role makes happy-dom work out the style of every element of the grid at each try. */
const row = async (name: string) => (await screen.findByText(name)).closest('[role=row]') as HTMLElement;
const box = async (name: string) =>
  (await row(name)).querySelector<HTMLInputElement>('input[type=checkbox]') as HTMLInputElement;
const setupUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

it('makes each row a link to its record', async () => {
  show();
  expect((await screen.findByRole('link', { name: 'Thing 1' })).getAttribute('href')).toBe('/things/t1');
});

it('keeps what is selected when one goes on and comes back', async () => {
  const user = setupUser();
  show();
  await user.click(await box('Thing 2'));
  await user.click(screen.getByRole('button', { name: 'list.foot.next' }));
  await user.click(await box('Thing 3'));
  expect(screen.getByText('list.bulk.selected 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'list.foot.previous' }));
  expect((await box('Thing 2')).checked).toBe(true);
  expect((await box('Thing 1')).checked).toBe(false);
});

it('lets go of what is selected when the filter is left, and does not bring it back', async () => {
  const user = setupUser();
  show(address({ tab: 'first' }));
  await user.click(await box('Thing 2'));
  await user.click(screen.getByText('A view of the same'));
  await row('Thing 1');
  expect(screen.getByText('list.bulk.selected 1')).toBeTruthy();
  await user.click(screen.getByText('Other tab'));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect((await box('Thing 2')).checked).toBe(false);
  await user.click(screen.getByText('First tab'));
  await row('Thing 1');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('selects none of the rows that another filter has left in sight', async () => {
  const user = setupUser();
  show(address({ tab: 'first' }));
  const stale = await box('Thing 2');
  getList.mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByText('Other tab'));
  await user.click(stale);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('offers no tick while the rows of another filter are in sight', async () => {
  const user = setupUser();
  show(address({ tab: 'first' }));
  await row('Thing 2');
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /select all rows/i });
  const { promise, resolve } = Promise.withResolvers<object>();
  getList.mockReturnValue(promise);
  await user.click(screen.getByText('Other tab'));
  await waitFor(() => expect(all().disabled).toBe(true));
  resolve({
    data: [{ id: 't9', name: 'Thing 9' }],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  });
  await row('Thing 9');
  expect(all().disabled).toBe(false);
  await user.click(all());
  expect(screen.getByText('list.bulk.selected 1')).toBeTruthy();
});

it('selects all that match, and knows those taken out of it', async () => {
  const user = setupUser();
  show();
  await user.click(await box('Thing 1'));
  await user.click(screen.getByRole('button', { name: 'list.bulk.selectAll 6' }));
  expect(screen.getByText('list.bulk.selected 6')).toBeTruthy();
  await user.click(await box('Thing 2'));
  expect(screen.getByText('list.bulk.selected 5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'list.foot.next' }));
  expect((await box('Thing 4')).checked).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('lets nobody select all before there is anything', async () => {
  const answers: (() => void)[] = [];
  const answer = getList.getMockImplementation();
  getList.mockImplementation(async (...requested: unknown[]) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return answer?.(...requested);
  });
  show();
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: /select all rows/i });
  expect(all.disabled).toBe(true);
  for (const go of answers) go();
  await row('Thing 1');
  expect(all.disabled).toBe(false);
});

it('stays on the page it was told, and sorts on the server from the first', async () => {
  const user = setupUser();
  show('/things?page=3&perPage=2&sort=name&order=ASC&filter={}');
  await row('Thing 5');
  expect(screen.getByText('5–6')).toBeTruthy();
  await user.click(screen.getByText('Name'));
  await waitFor(() =>
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 1 },
    }),
  );
});

it('says why there are no rows', async () => {
  getList.mockResolvedValue({ data: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
  show();
  expect(await screen.findByText('Nothing')).toBeTruthy();
});
