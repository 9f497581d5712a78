import { expect, test } from 'vitest';
import type { Job, JobStatus } from '#shared/jobs.ts';
import { importStatus } from './import-status.ts';

const job = (kind: string, status: JobStatus) => ({ kind, status }) as Job;
const begun = { startedDate: '2026-11-28T17:00:00Z' };

test('an import is imported once its job has ended, however that ended', () => {
  expect(importStatus({}, [], 'orders')).toBe('dry');
  expect(importStatus(begun, undefined, 'orders')).toBe('running');
  expect(importStatus(begun, [job('orders.import', 'running')], 'orders')).toBe('running');
  expect(importStatus(begun, [job('products.import', 'running')], 'orders')).toBe('done');
  expect(importStatus(begun, [job('orders.import', 'failed')], 'orders')).toBe('done');
});
