import { describe, expect, it } from 'vitest';
import { operationWords } from './audit-entry.ts';
import { diff } from './diff.ts';

describe('audit entries', () => {
  it('show the leaves that differ and nothing else', () => {
    expect(
      diff(
        { note: 'a', same: 1, tags: ['x'] },
        { note: 'b', same: 1, tags: ['x', 'y'], new: { deep: true } },
      ),
    ).toEqual([
      { path: 'note', before: 'a', after: 'b' },
      { path: 'tags[1]', before: undefined, after: 'y' },
      { path: 'new.deep', before: undefined, after: 'true' },
    ]);
    expect(diff(null, undefined)).toEqual([]);
  });

  it('put the operation in words', () => {
    expect(operationWords('ecom_orders.updateOrder')).toBe('Update order');
    expect(operationWords('job.orders.mark-as-paid')).toBe('Mark as paid');
  });
});
