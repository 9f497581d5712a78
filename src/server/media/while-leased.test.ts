import { expect, it } from 'vitest';
import { LEASE_SECONDS, whileLeased } from './while-leased.ts';

it('says that a file is worked at as long as it is, also where nobody heard it once', async () => {
  const requested: unknown[] = [];
  const failures: unknown[] = [];
  const enough = Promise.withResolvers<void>();
  const platformFetch = async (request: Request): Promise<Response> => {
    requested.push(await request.json());
    if (requested.length === 3) enough.resolve();
    return requested.length === 1 ? Response.json({}, { status: 503 }) : Response.json({ renewed: true });
  };
  const logger = { warn: (what: unknown) => failures.push(what) } as never;
  const work = async (): Promise<string> => {
    await enough.promise;
    return 'done';
  };
  expect(await whileLeased({ platformFetch, logger }, 'film', work, 1)).toBe('done');
  const said = { fileId: 'film', seconds: LEASE_SECONDS };
  expect(requested.slice(0, 3)).toEqual([said, said, said]);
  expect(failures).toHaveLength(1);
});
