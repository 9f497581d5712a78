import { sql, type RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { noteIn, type Note } from '../notes.ts';

class Word implements Note {
  readonly #statement: RawBuilder<unknown>;
  constructor(statement: RawBuilder<unknown>) {
    this.#statement = statement;
  }
  mark(): () => void {
    return () => {};
  }
  beforeCommit(): RawBuilder<unknown> {
    return this.#statement;
  }
}

it('settles in as many statements as it takes, before what travels with the commit', async () => {
  const database = await freshDatabase('postgres');
  await sql`create table said (word text primary key)`.execute(database.kysely);
  await database.transaction((tx) => {
    const count = async () => (await sql`select word from said`.execute(tx)).rows.length;
    noteIn(tx, Symbol('settled'), () => ({
      mark: () => () => {},
      async settle() {
        await sql`insert into said values (${`settled after ${await count()}`})`.execute(tx);
        await sql`insert into said values (${`settled after ${await count()}`})`.execute(tx);
      },
    }));
    noteIn(tx, Symbol('last'), () => new Word(sql`select 1`));
    return Promise.resolve();
  });
  const { rows } = await sql<{ word: string }>`select word from said order by word`.execute(database.kysely);
  expect(rows.map(({ word }) => word)).toEqual(['settled after 0', 'settled after 1']);
  await database.close();
});

it('travels with the commit, and undoes everything where it is rejected', async () => {
  const database = await freshDatabase('postgres');
  await sql`create table said (word text primary key)`.execute(database.kysely);
  const say = (last: string): Promise<string> =>
    database.transaction(async (tx) => {
      await sql`insert into said values (${`${last} before`})`.execute(tx);
      noteIn(tx, Symbol('first'), () => new Word(sql`select 1`));
      noteIn(tx, Symbol('last'), () => new Word(sql`insert into said values (${last})`));
      return last;
    });
  expect(await say('one')).toBe('one');
  await sql`delete from said where word = 'one before'`.execute(database.kysely);
  await expect(say('one')).rejects.toThrow('duplicate key');
  // The connection is as good as before.
  expect(await say('two')).toBe('two');
  const { rows } = await sql<{ word: string }>`select word from said order by word`.execute(database.kysely);
  expect(rows.map(({ word }) => word)).toEqual(['one', 'two', 'two before']);
  await database.close();
});
