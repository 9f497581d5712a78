// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AuditEntry } from './audit-entry.ts';
import { EntryList } from './EntryList.tsx';
import type { Names } from './use-names.ts';

afterEach(cleanup);

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'e1',
  at: '2026-01-01T12:00:00.000Z',
  staffId: 's1',
  staffEmail: 'ines@example.com',
  role: 'owner',
  operation: 'counterpart.setReturns',
  entityType: 'counterpart.returnSettings',
  entityIds: ['settings'],
  outcome: 'succeeded',
  status: 200,
  code: null,
  requestId: 'r1',
  request: null,
  before: { days: 14, instructions: '', paidBy: 'SHOP' },
  after: { days: 30, instructions: 'Rua 1', paidBy: 'BUYER' },
  ...more,
});
const names = {
  person: () => 'Ines',
  of: () => undefined,
  currencyOf: () => undefined,
} as unknown as Names;

const show = (one: AuditEntry) =>
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <EntryList
          entries={[one]}
          names={names}
          current={undefined}
          today="2026-01-01"
          yesterday="2025-12-31"
          onOpen={() => undefined}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );

it('a change of settings says in its row from what to what, of its first fields', () => {
  show(entry({}));
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Days: 14');
  expect(row.textContent).toContain('30');
  expect(row.textContent).toContain('audit-log.moreChanges');
});

it('rows of what failed, and of records with a page of their own, stay one sentence', () => {
  show(entry({ outcome: 'failed' }));
  expect(screen.getByRole('listitem').textContent).not.toContain('Days');
  cleanup();
  show(entry({ operation: 'ecom_orders.updateOrder', entityType: 'wix.ecom.v1.order' }));
  expect(screen.getByRole('listitem').textContent).not.toContain('Days');
});
