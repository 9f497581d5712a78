// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useDraftEditor } from '../drafts/editor/use-draft-editor.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { endedText, type EndedEdit } from './ended-edit.ts';
import './messages-edit.en.ts';
import { EditSession } from './EditSession.tsx';

const person = { email: 'mia@example.com' };
vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ person, colleagues: [{ email: 'leo@example.com', name: 'Leo Lind' }] }),
  useMay: () => true,
}));

interface DeskProps {
  id: string;
  ended?: EndedEdit;
  begin?: () => Promise<string>;
}

/** The page of the edit, as far as one change goes. */
vi.mock('./EditDesk.tsx', () => ({
  EditDesk: function Desk({ id, begin, ended }: DeskProps) {
    const { change } = useDraftEditor(id, begin);
    const words = useOrderLabels('EUR');
    return (
      <>
        <button
          onClick={() => void change('setEmail', 'new@example.com')}
        >{`Edit ${id || 'nothing'}`}</button>
        {ended && <p role="alert">{endedText(ended, words)}</p>}
      </>
    );
  },
}));

afterEach(cleanup);

const order = { id: 'order-1', number: '7', currency: 'EUR', lineItems: [] } as unknown as OrderRecord;
const calculated = { draftOrder: { _id: 'draft-1' } };

function show(first: object, provider: Record<string, unknown>) {
  const dataProvider = {
    openEdit: () => Promise.resolve({ data: first }),
    calculated: () => Promise.resolve({ data: calculated }),
    ...provider,
  } as unknown as DataProvider;
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider}>
        <EditSession order={order} first={first} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

it('begins a draft with the first change, not by looking', async () => {
  const ofOrder = vi.fn(() => Promise.resolve({ data: calculated }));
  const change = vi.fn(() => Promise.resolve({ data: calculated }));
  show({}, { ofOrder, change });
  expect(ofOrder).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Edit nothing' }));
  await screen.findByRole('button', { name: 'Edit draft-1' });
  expect(ofOrder).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledWith('drafts', {
    id: 'draft-1',
    change: 'setEmail',
    input: 'new@example.com',
  });
});

it('says who took the edit over, and lets it be taken back', async () => {
  const mine = { draftOrderId: 'draft-1', since: '2026-11-28T10:00:00Z', editor: person.email };
  const theirs = { edit: { ...mine, editor: 'leo@example.com' } };
  const change = vi.fn(() => Promise.reject(new Error('ORDER_IS_ALREADY_EDITED')));
  const takeOver = vi.fn(() => Promise.resolve({ data: mine }));
  const openEdit = () => Promise.resolve({ data: theirs });
  show({ edit: mine }, { change, openEdit, takeOver });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit draft-1' }));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit draft-1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /takeOver|Take over/ }));
  await screen.findByRole('button', { name: 'Edit draft-1' });
  expect(takeOver).toHaveBeenCalledWith('drafts', { id: 'order-1' });
});

const saved = {
  authorEmail: 'leo@example.com',
  _createdDate: new Date('2026-11-28T10:20:00Z'),
  draftOrderChangesApplied: { draftOrderId: 'draft-1' },
};
const endings = [
  { how: 'saved', activities: [saved] },
  { how: 'unsaved', activities: [{ ...saved, draftOrderChangesApplied: { draftOrderId: 'draft-0' } }] },
];

it.each(endings)('says that the edit ended here was $how elsewhere', async ({ how, activities }) => {
  const mine = { draftOrderId: 'draft-1', since: '2026-11-28T10:00:00Z', editor: person.email };
  const change = vi.fn(() => Promise.reject(new Error('DRAFT_ORDER_NOT_FOUND')));
  const getOne = () => Promise.resolve({ data: { ...order, activities } });
  show({ edit: mine }, { change, getOne, openEdit: () => Promise.resolve({ data: {} }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit draft-1' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`orders.edit.ended.${how}`);
  expect(screen.getByRole('button', { name: 'Edit nothing' })).toBeTruthy();
});
