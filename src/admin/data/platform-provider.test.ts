import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import type { PageQuery } from '../../wix/page-query.ts';
import type { CallOptions } from '../../wix/staff-client.ts';
import type { ListSpec } from './list-state.ts';
import { platformProvider } from './platform-provider.ts';

interface Badge {
  _id?: string | null;
  name?: string;
  revision?: string | null;
}

const spec: ListSpec = {
  openingSort: { field: 'name', order: 'ASC' },
  fields: [
    { id: 'name', path: 'name', kind: 'text' },
    { id: 'made', path: 'createdDate', kind: 'date' },
  ],
  tabs: [
    { id: 'open', values: { state: ['OPEN'], kind: ['A', 'B'] } },
    { id: 'closed', values: { state: ['CLOSED'] } },
  ],
  quickSearch: (text) => (text === '' ? undefined : { name: { $startsWith: text } }),
  unlessAsked: [],
};

const badgeOf = (at: number): Badge => ({ _id: `b${at}`, name: `Badge ${at}`, revision: '3' });

/** A made-up entity of which there are `total`, behind cursors that say how many came before. */
function badges(total: number) {
  const list = vi.fn(({ cursorPaging: { limit, cursor } }: PageQuery, _options?: CallOptions) => {
    const from = Number(cursor ?? 0);
    const items = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, at) =>
      badgeOf(from + at),
    );
    const next = from + limit < total ? String(from + limit) : null;
    return Promise.resolve({ badges: items, pagingMetadata: { cursors: { next } } });
  });
  const get = vi.fn((id: string, _options?: CallOptions) => Promise.resolve<Badge | undefined>({ _id: id }));
  const create = vi.fn((badge: Badge) => Promise.resolve({ ...badge, _id: 'fresh', revision: '1' }));
  const update = vi.fn((id: string, change: Badge) => Promise.resolve({ ...change, _id: id, revision: '4' }));
  const remove = vi.fn((_id: string) => Promise.resolve());
  const operations = { spec, items: 'badges', list, get, create, update, remove } as const;
  return { ...operations, provider: platformProvider(operations) };
}

const page = (number: number, filter: unknown = {}) => ({
  pagination: { page: number, perPage: 25 },
  sort: { field: 'name', order: 'ASC' } as const,
  filter,
});

const inLast = { where: [['made', 'inLast', '24h']] };

afterEach(() => vi.useRealTimers());

describe('a list', () => {
  it('goes forward by cursor and back again, a call each', async () => {
    const { list, provider } = badges(60);
    const first = await provider.getList('badges', page(1));
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    await provider.getList('badges', page(2));
    const third = await provider.getList('badges', page(3));
    expect(third.data.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `b${50 + at}`));
    expect(third.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    await provider.getList('badges', page(2));
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { filter: {}, sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 25 } },
      { cursorPaging: { limit: 25, cursor: '25' } },
      { cursorPaging: { limit: 25, cursor: '50' } },
      { cursorPaging: { limit: 25, cursor: '25' } },
    ]);
  });

  it('keeps its place while "in the last 24 hours" moves on, and asks anew from the start with the new hours', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const { list, provider } = badges(60);
    await provider.getList('badges', page(1, inLast));
    vi.setSystemTime(new Date('2026-11-21T12:00:05Z'));
    await provider.getList('badges', page(2, { ...inLast, view: 'mine' }));
    await provider.getList('badges', page(1, inLast));
    expect(list.mock.calls.map(([{ filter, cursorPaging }]) => filter ?? cursorPaging.cursor)).toEqual([
      { createdDate: { $gte: '2026-11-20T12:00:00.000Z' } },
      '25',
      { createdDate: { $gte: '2026-11-20T12:00:05.000Z' } },
    ]);
  });

  it('is what belongs to another record, by the path to its id', async () => {
    const { list, provider } = badges(3);
    const filter = { where: [['name', 'startsWith', 'Bad']] };
    await provider.getManyReference('badges', { ...page(1, filter), target: 'productId', id: 'p1' });
    expect(list.mock.lastCall?.[0].filter).toEqual({ productId: 'p1', name: { $startsWith: 'Bad' } });
  });
});

describe('records', () => {
  it('are read by id in chunks of 100', async () => {
    const { list, provider } = badges(500);
    const ids = Array.from({ length: 250 }, (_, at) => `b${at}`);
    await provider.getMany('badges', { ids });
    expect(list.mock.calls.map(([{ filter, cursorPaging }]) => [filter?.['id'], cursorPaging])).toEqual([
      [{ $in: ids.slice(0, 100) }, { limit: 100 }],
      [{ $in: ids.slice(100, 200) }, { limit: 100 }],
      [{ $in: ids.slice(200) }, { limit: 100 }],
    ]);
  });

  it('carry the id the shell looks them up by', async () => {
    const { provider } = badges(0);
    expect(await provider.getOne('badges', { id: 'b7' })).toEqual({ data: { _id: 'b7', id: 'b7' } });
    const made = await provider.create('badges', { data: { name: 'New' } });
    expect(made.data).toMatchObject({ id: 'fresh', name: 'New' });
  });

  it('are changed with the revision they were read with, unless another is named', async () => {
    const { update, provider } = badges(0);
    const previousData = { ...badgeOf(1), id: 'b1' };
    const changed = await provider.update('badges', { id: 'b1', data: { name: 'Best' }, previousData });
    expect(changed.data).toMatchObject({ id: 'b1', revision: '4' });
    await provider.update('badges', { id: 'b1', data: { name: 'Best', revision: '9' }, previousData });
    await provider.update('badges', { id: 'b1', data: { name: 'Best' } });
    expect(update.mock.calls.map(([, change]) => change)).toEqual([
      { name: 'Best', revision: '3' },
      { name: 'Best', revision: '9' },
      { name: 'Best' },
    ]);
  });

  it('are changed and removed in numbers one after the other, each with its own revision', async () => {
    const { update, remove, provider } = badges(2);
    await provider.updateMany('badges', { ids: ['b0', 'b1'], data: { name: 'Same' } });
    expect(update.mock.calls).toEqual([
      ['b0', { name: 'Same', revision: '3' }],
      ['b1', { name: 'Same', revision: '3' }],
    ]);
    await provider.deleteMany('badges', { ids: ['b0', 'b1'] });
    await provider.delete('badges', { id: 'b2', previousData: { id: 'b2' } });
    expect(remove.mock.calls).toEqual([['b0'], ['b1'], ['b2']]);
  });

  it('reject what the entity has no operation for, and a reply without the record', async () => {
    const { list, get } = badges(0);
    const provider = platformProvider({ spec, items: 'badges', list, get });
    await expect(provider.delete('badges', { id: 'b1' })).rejects.toThrow('no such operation');
    get.mockResolvedValueOnce(undefined);
    const read = provider.getOne('badges', { id: 'b1' });
    await expect(read).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('without the record'),
    });
  });
});

it('takes an id that the platform rejects as none for one that no record has', async () => {
  const { list } = badges(0);
  const violations = [{ field: 'badgeId', description: 'is not a GUID', rule: 'FORMAT', data: {} }];
  const rejections = [
    new CallError({ code: 'INVALID', status: 400, message: 'is not a GUID', violations }),
    new CallError({ code: 'NOT_TODAY', status: 400, message: 'Closed' }),
  ];
  const get = () => Promise.reject(rejections.shift() ?? new Error('Asked too often'));
  const provider = platformProvider({ spec, items: 'badges', list, get });
  const read = () => provider.getOne('badges', { id: 'b1' });
  await expect(read()).rejects.toMatchObject({ status: 404, message: 'is not a GUID' });
  await expect(read()).rejects.toMatchObject({ status: 400, code: 'NOT_TODAY' });
});

describe('figures', () => {
  it('of all tabs come from one aggregate over the fields they look at, without the open tab', async () => {
    const aggregate = vi.fn(() => Promise.resolve({ '(OPEN|A)': 4, '(OPEN|C)': 2, '(CLOSED|B)': 1 }));
    const provider = platformProvider({ ...badges(0), aggregate });
    const { signal } = new AbortController();
    const counted = await provider.counts('badges', { filter: { tab: 'open', q: 'Be' }, signal });
    expect(counted).toEqual({ data: { all: 7, tabs: { open: 4, closed: 1 } } });
    expect(aggregate).toHaveBeenCalledWith({ name: { $startsWith: 'Be' } }, ['state', 'kind'], { signal });
  });

  it('are counted tab by tab where nothing aggregates, and left out where nothing counts', async () => {
    const count = vi.fn((filter: object) => Promise.resolve(Object.keys(filter).length));
    const provider = platformProvider({ ...badges(0), count });
    expect(await provider.counts('badges', { filter: {} })).toEqual({
      data: { all: 0, tabs: { open: 2, closed: 1 } },
    });
    expect(await badges(0).provider.counts('badges', { filter: {} })).toEqual({ data: undefined });
  });
});

it('adds up what records are worth each currency for itself', async () => {
  const value = { amount: 'price', currency: 'currency' };
  const { list, get } = badges(0);
  const sum = vi.fn((filter: object, field: string) => Promise.resolve(`${JSON.stringify(filter)} ${field}`));
  const aggregate = () => Promise.resolve({ SEK: 2, EUR: 5 });
  const provider = platformProvider({
    spec: { ...spec, worth: value },
    items: 'badges',
    list,
    get,
    aggregate,
    sum,
  });
  const filter = { id: { $in: ['b1'] } };
  expect(await provider.worth('badges', { filter })).toEqual({
    data: ['EUR', 'SEK'].map((currency) => ({
      currency,
      amount: `${JSON.stringify({ $and: [filter, { currency }] })} price`,
    })),
  });
  expect(await badges(0).provider.worth('badges', { filter })).toEqual({ data: [] });
});

it('finds a few in the opening order for the palette', async () => {
  const { list, provider } = badges(9);
  const { data } = await provider.find('badges', { text: 'Bad' });
  expect(data).toHaveLength(6);
  expect(list.mock.lastCall?.[0]).toMatchObject({ filter: { name: { $startsWith: 'Bad' } } });
  expect(await provider.find('badges', { text: '' })).toEqual({ data: [] });
});

it('hands on the signal of whoever reads', async () => {
  const { list, get, provider } = badges(300);
  const { signal } = new AbortController();
  await provider.getList('badges', { ...page(9), signal });
  await provider.getMany('badges', { ids: ['b1'], signal });
  await provider.find('badges', { text: 'Bad', signal });
  await provider.getOne('badges', { id: 'b1', signal });
  expect(provider.supportAbortSignal).toBe(true);
  expect([...list.mock.calls, ...get.mock.calls].every(([, options]) => options?.signal === signal)).toBe(
    true,
  );
});
