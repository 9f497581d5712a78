import type { Batch } from '../server/jobs/jobs.ts';

let keys = 0;

/** What a runner hands to a kind of job, under a key of its own. */
export const batchOf = (ids: readonly string[], params: Record<string, unknown> = {}): Batch => ({
  job: {
    id: 'job',
    kind: 'test',
    selection: { ids: [...ids] },
    params,
    actor: 'editor@shop.test',
    expanded: true,
  },
  items: ids.map((id) => ({ id, label: id })),
  idempotencyKey: `key-${++keys}`,
});
