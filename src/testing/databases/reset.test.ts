import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../engines.ts';
import { readBaseline, reset, type Baseline } from './reset.ts';

const SCHEMA = `
  create table parents (id int primary key, name text);
  create table children (id serial primary key, parent int not null references parents (id));
  create table settings (one boolean primary key, version text);
  create table history (entry text);
  create sequence numbers start 5;
  create function note_delete() returns trigger language plpgsql as $$
    begin insert into history values ('deleted'); return null; end $$;
  create trigger note_delete after delete on parents execute function note_delete();
  insert into settings values (true, 'it''s new');
`;

eachEngine('the reset of a shared database', (database) => {
  let baseline: Baseline;
  beforeAll(async () => {
    await run(SCHEMA);
    baseline = await readBaseline(database());
  });
  afterEach(() => reset(database(), baseline));

  const run = (statement: string) => sql.raw(statement).execute(database().kysely);
  const count = async (table: string): Promise<number> => (await run(`select from ${table}`)).rows.length;
  const fillAll = (rows: number) =>
    run(`
      insert into parents select id, repeat('x', 300) from generate_series(1, ${rows}) as id;
      insert into children (parent) select id from parents;
      select nextval('numbers');
      update settings set version = 'changed'`);

  /** What a suite that begins would find. */
  async function afterReset(): Promise<unknown> {
    const useful = await reset(database(), baseline);
    const { rows: left } = await run(`select
      (select count(*) from parents) + (select count(*) from children) + (select count(*) from history) as rows`);
    const { rows: settings } = await run('select * from settings');
    await run(`insert into parents values (1, 'first')`);
    const { rows: children } = await run(`insert into children (parent) values (1) returning id`);
    const { rows: numbers } = await run(`select nextval('numbers')::int as number`);
    return { useful, left, settings, children, numbers };
  }
  const NEW = {
    useful: true,
    left: [{ rows: 0 }],
    settings: [{ one: true, version: "it's new" }],
    children: [{ id: 1 }],
    numbers: [{ number: 5 }],
  };

  it('takes out few rows and many, restores those of the migrations and restarts sequences', async () => {
    for (const rows of [3, 2_000, 3]) {
      await fillAll(rows);
      expect(await afterReset()).toEqual(NEW);
      await reset(database(), baseline);
    }
  });

  it('restores rows that were deleted, and leaves a rolled back transaction as it is', async () => {
    await run('delete from settings');
    const failing = database().transaction(async (tx) => {
      await sql`insert into parents values (7, 'never')`.execute(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await afterReset()).toEqual(NEW);
  });

  it('takes out what a trigger writes when rows are deleted, even where it rejects that', async () => {
    await run(`
      create function refuse_delete() returns trigger language plpgsql as $$
        begin raise exception 'no'; end $$;
      create trigger refuse_delete before delete on history for each row execute function refuse_delete()`);
    baseline = await readBaseline(database());
    await fillAll(3);
    await run(`insert into history values ('refused')`);
    expect(await afterReset()).toEqual(NEW);
    await reset(database(), baseline);
    await run('drop function refuse_delete cascade');
    baseline = await readBaseline(database());
  });

  it('lets triggers and references work again', async () => {
    await fillAll(2);
    await reset(database(), baseline);
    await expect(run('insert into children (parent) values (9)')).rejects.toMatchObject({ code: '23503' });
    await run(`insert into parents values (1, 'first')`);
    await run('delete from parents');
    expect(await count('history')).toBe(1);
  });

  it('makes the planner forget how many rows there were', async () => {
    await fillAll(100);
    await run('analyze parents');
    await reset(database(), baseline);
    const { rows } = await run(`select reltuples::int as rows from pg_class where relname = 'parents'`);
    expect(rows).toEqual([{ rows: -1 }]);
  });

  it.each([
    ['table', 'create table one_more (id int)', 'drop table one_more'],
    ['column', 'alter table history add column at int', 'alter table history drop column at'],
    ['index', 'create index by_entry on history (entry)', 'drop index by_entry'],
    ['check', 'alter table history add check (entry is not null)', undefined],
  ])('says that a new %s makes the database useless', async (_, change, undo) => {
    await run(change);
    expect(await reset(database(), baseline)).toBe(false);
    if (undo !== undefined) await run(undo);
  });
});
