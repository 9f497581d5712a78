// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTestSession, sessionResponse } from '#admin/testing/test-session.ts';
// What the actions fetch when one is opened is here before.
import '#admin/ui/bulk/BulkJobDialog.tsx';
import { orderBulkActions } from './bulk-actions.tsx';
import './CancelFields.tsx';
import './TagFields.tsx';

const start = vi.fn((_job: object) => Promise.resolve(undefined));
vi.mock('#admin/ui/list/use-bulk-job.ts', () => ({
  useBulkJob: () => ({ start, starting: false, error: undefined }),
}));
vi.mock('#admin/ui/list/shown-list.ts', () => ({
  useShownList: () => ({ filter: {}, sort: { field: 'number', order: 'DESC' } }),
}));
vi.mock('#admin/ui/bulk/use-selection-value.ts', () => ({
  useSelectionValue: () => ({ sums: [], adding: false }),
}));
vi.mock('#admin/ui/filter/use-field-values.ts', () => ({ useFieldValues: () => ['rush', 'gift'] }));

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

async function openDialog(name: string): Promise<void> {
  await loadTestSession(() => sessionResponse({ hasMailbox: true, ownFields: true }));
  const Dialog = orderBulkActions.find((action) => action.name === name)!.dialog;
  const dialog = (
    <MemoryRouter>
      <CoreAdminContext>
        <ResourceContextProvider value="orders">
          <Dialog
            spec={{ columns: {} } as never}
            selection={{ type: 'include', ids: new Set(['1', '2']) }}
            whole={false}
            total={2}
            columns={[]}
            onStarted={() => undefined}
            onClose={() => undefined}
          />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
  // Awaited, since its parts are fetched while it is rendered.
  await act(async () => void render(dialog));
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const offers = (name: string) => screen.queryAllByRole('button', { name });

it('rejects beside the field a tag that is both added and removed', async () => {
  await openDialog('update-tags');
  const removed = await screen.findByLabelText(/unassign$/);
  const confirm = screen.getByRole('button', { name: /confirm$/ });
  type(/\bassign$/, 'rush ');
  expect(confirm.hasAttribute('disabled')).toBe(false);
  // What is added is not offered for removal.
  expect(offers('gift')).toHaveLength(2);
  expect(offers('rush')).toHaveLength(0);
  type(/unassign$/, 'rush');
  expect(screen.getByText(/update-tags\.both$/)).toBeTruthy();
  expect(removed.getAttribute('aria-invalid')).toBe('true');
  expect(confirm.hasAttribute('disabled')).toBe(true);
  type(/unassign$/, 'rushed ');
  fireEvent.click(confirm);
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({
      params: { assignTags: { tags: { tagIds: ['rush'] } }, unassignTags: { tags: { tagIds: ['rushed'] } } },
    }),
  );
});

it('says that emails are stored only while customers are emailed about canceled orders', async () => {
  await openDialog('cancel');
  const stored = () => screen.queryByText(/counterpart\.email\.stored/);
  const notify = await screen.findByLabelText(/cancel\.notify$/);
  expect(stored()).toBeNull();
  fireEvent.click(notify);
  expect(stored()).not.toBeNull();
});
