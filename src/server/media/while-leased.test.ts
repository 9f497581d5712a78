import { expect, it } from 'vitest';
import { LEASE_SECONDS, whileLeased } from './while-leased.ts';

it('says that a file is worked at as long as it is, also where nobody heard it once', async () => {
  const asked: unknown[] = [];
  const failures: unknown[] = [];
  const enough = Promise.withResolvers<void>();
  const platformFetch = async (request: Request): Promise<Response> => {
    asked.push(await request.json());
    if (asked.length === 3) enough.resolve();
    return asked.length === 1 ? Response.json({}, { status: 503 }) : Response.json({ renewed: true });
  };
  const logger = { warn: (what: unknown) => failures.push(what) } as never;
  const work = async (): Promise<string> => {
    await enough.promise;
    return 'done';
  };
  expect(await whileLeased({ platformFetch, logger }, 'film', work, 1)).toBe('done');
  const said = { fileId: 'film', seconds: LEASE_SECONDS };
  expect(asked.slice(0, 3)).toEqual([said, said, said]);
  expect(failures).toHaveLength(1);
});
