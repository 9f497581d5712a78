import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '../testing/engines.ts';
import { createLogger } from './logger.ts';

onDatabase('the log', (database) => {
  it('tells of a failed statement, and not which values it had', async () => {
    await sql`create table logged (email text primary key)`.execute(database().kysely);
    const insert = () => sql`insert into logged values (${'ines@example.com'})`.execute(database().kysely);
    await insert();
    const error: unknown = await insert().catch((thrown: unknown) => thrown);
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    logger.error({ err: error, requestId: 'r1' }, 'platform call failed');
    logger.error({ err: new Error('Around it', { cause: error }) }, 'platform call failed');
    expect(lines.join()).toContain('duplicate key');
    expect(lines[0]).toContain('r1');
    expect(lines.join()).not.toContain('ines@example.com');
  });
});
