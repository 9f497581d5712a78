import { expect, test } from 'vitest';
import type { Batch, JobKind } from '../jobs.ts';
import type { EntitySource } from './entity-source.ts';
import { exportJob, rowKind } from './export-job.ts';

interface Crate {
  id: string;
  name: string;
  boxes: { size: string }[];
}

const crates: Crate[] = [
  { id: 'a', name: '=1+1', boxes: [{ size: 'S' }, { size: 'L' }] },
  { id: 'b', name: 'Empty', boxes: [] },
];

let reads = 0;
const entities: EntitySource<Crate> = {
  plural: 'crates',
  search: 'ecom_orders.searchOrders',
  select: async () => ({ items: crates.map(({ id }) => ({ id, label: id })) }),
  labels: async () => new Map(),
  async byIds(_, ids) {
    reads += 1;
    return new Map(crates.filter(({ id }) => ids.includes(id)).map((crate) => [crate.id, crate]));
  },
};

const kind: JobKind = exportJob<Crate>({
  operation: 'ecom_orders.searchOrders',
  entities,
  columns: {
    id: { title: 'ID', value: ({ id }) => id },
    name: { title: 'Name', value: ({ name }) => name },
  },
  rowKinds: {
    boxes: rowKind({
      of: ({ boxes }: Crate) => boxes,
      columns: {
        size: { title: 'Size', value: ({ size }) => size },
        half: { title: 'Half', value: ({ size }) => `${size}/2` },
      },
      usual: ['size'],
      empty: 'The crate is empty.',
    }),
  },
})(() => Promise.reject(new Error('Nothing is fetched.')), { timeZone: 'UTC' });

const write = async (params: Record<string, unknown>, ids = ['a', 'b', 'gone']) => {
  const batch: Batch = {
    job: { id: 'j', kind: 'crates.export', selection: { ids }, params, actor: 'ana', expanded: true },
    items: ids.map((id) => ({ id, label: id })),
    idempotencyKey: 'k',
  };
  const outcomes = await kind.work(batch);
  const file = `${kind.file?.header(params)}${await kind.file?.lines(batch)}`;
  return { outcomes: outcomes.map((one) => ('reason' in one ? one.reason : one.state)), file };
};

test('a file has the chosen columns in their order, and a record in one row', async () => {
  reads = 0;
  expect(await write({ columns: ['name', 'id'] })).toEqual({
    outcomes: ['done', 'done', 'It no longer exists.'],
    file: "Name,ID\n'=1+1,a\nEmpty,b\n",
  });
  expect(reads).toBe(1);
});

test('rows of another kind have columns of their own between those of the record; a record without any is skipped', async () => {
  expect(await write({ columns: ['size', 'id', 'half'], rows: 'boxes' })).toEqual({
    outcomes: ['done', 'The crate is empty.', 'It no longer exists.'],
    file: 'Size,ID,Half\nS,a,S/2\nL,a,L/2\n',
  });
});

test('a request that names no column of its rows has the usual ones of them at the end', async () => {
  expect((await write({ columns: ['id'], rows: 'boxes' })).file).toBe('ID,Size\na,S\na,L\n');
});

test('a column that such rows do not have is rejected', () => {
  expect(kind.checkParams({ columns: ['id', 'size'] })).toContain('must name columns out of id, name');
  expect(kind.checkParams({ columns: ['id', 'size'], rows: 'boxes' })).toBeUndefined();
  expect(kind.checkParams({ columns: [], rows: 'boxes' })).toBeDefined();
  expect(kind.checkParams({ columns: ['constructor'] })).toBeDefined();
});

test('rows are counted before, as many as will be written', async () => {
  const params = { columns: ['size'], rows: 'boxes' };
  expect(await kind.foresee?.({ filter: {} }, params)).toEqual({ rows: 2, isPartial: false });
  expect(await kind.foresee?.({ ids: ['b', 'gone'] }, params)).toEqual({ rows: 0, isPartial: false });
});
