import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases/own-database.ts';

it('lets timers have their turn while a long transaction runs', async () => {
  const database = await freshDatabase('pglite');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  try {
    await database.transaction(async (tx) => {
      for (let i = 0; i < 300; i++) await sql`SELECT count(*) FROM generate_series(1, 2000)`.execute(tx);
    });
    expect(turns).toBeGreaterThan(3);
  } finally {
    clearInterval(timer);
    await database.close();
  }
});
