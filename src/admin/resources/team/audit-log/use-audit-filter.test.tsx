// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTestSession } from '#admin/testing/test-session.ts';
import { useAuditFilter } from './use-audit-filter.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('a day that there is none of is no part of its address', async () => {
  await loadTestSession();
  const at = (when: string) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/audit-log?when=${when}`]}>{children}</MemoryRouter>
    );
    const { strange, shown, filter } = renderHook(useAuditFilter, { wrapper }).result.current;
    return { strange, when: shown.when, filter };
  };
  expect(at('2024-02-29')).toEqual({
    strange: undefined,
    when: '2024-02-29',
    filter: { at_gte: '2024-02-29T00:00:00.000Z', at_lt: '2024-03-01T00:00:00.000Z' },
  });
  for (const none of ['2026-02-30', '2025-02-29', '2026-13-01', '2026-2-1'])
    expect(at(none)).toEqual({ strange: `when=${none}`, when: '', filter: {} });
});
