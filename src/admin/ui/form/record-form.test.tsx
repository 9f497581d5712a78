// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, type DataProvider } from 'ra-core';
import { createMemoryRouter, Route, Routes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { CallError } from '#wix/errors.ts';
import { RecordForm } from './RecordForm.tsx';
import { TextInput } from './TextInput.tsx';
import { useOneRecord } from './use-one-record.ts';
import { useRecordForm } from './use-record-form.ts';

const role = vi.hoisted(() => ({ mayEdit: true }));
vi.mock('../../data/desk-registry.ts', () => ({ useMayDo: () => role.mayEdit }));

interface TestRecord {
  id: string;
  revision: string;
  name: string;
  note: string;
  /** Has no input. */
  kind?: string;
}

const first: TestRecord = { id: '1', revision: '1', name: 'Chair', note: '' };
let stored = first;
const update = vi.fn();
const create = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;
/** What the note's input held, in the order of the renders. */
const notes: string[] = [];
/** What the inputs call, as each render gave it to them. */
const changes: ((part: { note: string }) => void)[] = [];

const read = (thing: TestRecord | undefined) => ({
  name: thing?.name ?? '',
  note: thing?.note ?? '',
  kind: thing?.kind ?? '',
});
const bounds = { name: { required: true, maxLength: 10 }, note: {}, kind: { maxLength: 5 } };

/** Some desks pass another object at each render. */
let isCopied = false;

function Form({ thing }: { thing: TestRecord | undefined }) {
  const form = useRecordForm<TestRecord, ReturnType<typeof read>>({
    record: thing && isCopied ? { ...thing } : thing,
    read,
    bounds,
    toChange: (values, changed) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name))),
  });
  notes.push(form.values.note);
  changes.push(form.change);
  return (
    <RecordForm form={form}>
      <TextInput name="name" />
      <TextInput name="note" />
    </RecordForm>
  );
}

function Page() {
  const { data, refetch } = useOneRecord<TestRecord>('things', '1');
  return (
    <>
      <button onClick={() => void refetch()}>somebody saved</button>
      {data && <Form thing={data} />}
    </>
  );
}

beforeEach(() => {
  role.mayEdit = true;
  isCopied = false;
  stored = first;
  update.mockReset().mockImplementation((_resource: string, { data }: { data: Partial<TestRecord> }) => {
    stored = { ...stored, ...data, revision: String(Number(stored.revision) + 1) };
    return Promise.resolve({ data: stored });
  });
  create.mockReset().mockImplementation((_resource: string, { data }: { data: Partial<TestRecord> }) => {
    stored = { ...first, ...data };
    return Promise.resolve({ data: stored });
  });
  const provider = {
    getOne: () => Promise.resolve({ data: stored }),
    update,
    create,
  } as unknown as DataProvider;
  const at = (page: ReactNode) => (
    <CoreAdminContext dataProvider={provider}>
      <ResourceContextProvider value="things">{page}</ResourceContextProvider>
    </CoreAdminContext>
  );
  // As react-admin does it: one route of the router, and routes of its own below.
  const element = (
    <Routes>
      <Route path="/things/create" element={at(<Form thing={undefined} />)} />
      <Route path="*" element={at(<Page />)} />
    </Routes>
  );
  router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

const field = (name: string) => screen.findByLabelText(`things.field.${name}`);
const save = () => screen.getByRole('button', { name: 'counterpart.form.save' });
const sent = () => update.mock.calls.map(([, { data }]) => data as object);

/** In one step, since every key draws the form anew. */
async function type(name: string, text: string): Promise<void> {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await userEvent.paste(text);
}

/** Makes the next call wait. @returns what lets it respond */
function delayNext(method: Mock): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const respondAtOnce = method.getMockImplementation();
  method.mockImplementationOnce(async (...call: unknown[]) => {
    await promise;
    return (await respondAtOnce?.(...call)) as unknown;
  });
  return resolve;
}

it('sends what was changed, with the revision it was read with', async () => {
  await field('note');
  expect(save().matches(':disabled')).toBe(true);
  await type('note', 'oak');
  await userEvent.click(save());
  await waitFor(() => expect(sent()).toEqual([{ note: 'oak', revision: '1' }]));
  await waitFor(() => expect(save().matches(':disabled')).toBe(true));
});

it('says beside the field what the contract does not take, and sends nothing', async () => {
  await type('name', '');
  await userEvent.click(save());
  expect(await screen.findByText('counterpart.form.required')).toBeTruthy();
  await type('name', 'A chair too many');
  expect(await screen.findByText('counterpart.form.tooLong')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('puts what the platform rejects beside its field', async () => {
  const violation = { field: 'thing.note', description: 'No such wood', rule: 'OTHER', data: {} };
  update.mockRejectedValueOnce(
    new CallError({ code: 'INVALID', status: 400, message: '', violations: [violation] }),
  );
  await type('note', 'plastic');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('No such wood')).toBeTruthy();
  expect((await field('note')).getAttribute('aria-invalid')).toBe('true');
});

it('shows at the top what the platform rejects of a field without an input, and every one beside a field', async () => {
  const violation = (field: string, description: string) => ({ field, description, rule: 'OTHER', data: {} });
  const violations = [
    violation('thing.note', 'is no wood'),
    violation('thing.note', 'is too short'),
    violation('thing.nextNumber', 'must be above 8'),
    violation('thing.kind', 'is gone'),
  ];
  update.mockRejectedValueOnce(new CallError({ code: 'INVALID', status: 400, message: '', violations }));
  await type('note', 'plastic');
  await userEvent.click(save());
  const alert = await screen.findByText(/thing\.nextNumber must be above 8\. thing\.kind is gone/);
  expect(screen.getByText('Is no wood. Is too short')).toBeTruthy();
  expect(alert.textContent).not.toContain('note');
  await type('note', 'oak');
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['an unknown field', ['warehouse.shelf'], 'warehouse.shelf is full'],
  ['a nested field', ['thing.parts[2].price.amount'], 'thing.parts[2].price.amount is full'],
  ['no field', [], 'The warehouse is full'],
])('says visibly what a server rejects of %s', async (_, fields, text) => {
  const violations = fields.map((field) => ({ field, description: 'is full', rule: 'OTHER', data: {} }));
  update.mockRejectedValueOnce(
    new CallError({ code: 'FULL', status: 400, message: 'The warehouse is full', violations }),
  );
  await type('note', 'oak');
  await userEvent.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

it('shows at the top what is wrong in a field without an input, instead of doing nothing', async () => {
  stored = { ...first, kind: 'Armchair' };
  await userEvent.click(screen.getByText('somebody saved'));
  await type('note', 'oak');
  await userEvent.click(save());
  expect(await screen.findByText(/kind: counterpart\.form\.tooLong/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('tells of another person’s change and keeps both until somebody decides', async () => {
  await type('note', 'oak');
  stored = { ...first, revision: '2', name: 'Stool' };
  await userEvent.click(screen.getByText('somebody saved'));
  expect(await screen.findByText('Stool')).toBeTruthy();
  expect(save().matches(':disabled')).toBe(true);
  await userEvent.click(screen.getByText('counterpart.conflict.keep'));
  await waitFor(() => expect(stored).toEqual({ ...first, revision: '3', name: 'Stool', note: 'oak' }));
});

it('asks when the revision was overtaken unheard', async () => {
  await type('note', 'oak');
  update.mockRejectedValueOnce(new CallError({ code: 'CONFLICT', status: 409, message: '' }));
  await userEvent.click(save());
  await userEvent.click(await screen.findByText('counterpart.conflict.take'));
  await waitFor(async () => expect(((await field('note')) as HTMLInputElement).value).toBe(''));
});

it('displays a conflict that is about what was sent, such as a name that another record has', async () => {
  const message = 'Another thing has this name.';
  update.mockRejectedValueOnce(new CallError({ code: 'NAME_ALREADY_EXISTS', status: 409, message }));
  await type('name', 'Stool');
  await userEvent.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(((await field('name')) as HTMLInputElement).value).toBe('Stool');
  expect(save().matches(':disabled')).toBe(false);
});

it('shows what is stored, and no field or button, to a role that may only look', async () => {
  await field('note');
  role.mayEdit = false;
  stored = { ...first, revision: '2', note: 'oak' };
  await userEvent.click(screen.getByText('somebody saved'));
  expect(await screen.findByText('oak')).toBeTruthy();
  expect(await screen.findByText('counterpart.form.readOnly')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'counterpart.form.save' })).toBeNull();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent()).toEqual([]);
});

it('retains what is typed while a save is on its way, as a change to what was saved', async () => {
  const respond = delayNext(update);
  await type('name', 'Stool');
  await userEvent.click(save());
  await type('note', 'oak');
  respond();
  await waitFor(() => expect(save().matches(':disabled')).toBe(false));
  await userEvent.click(save());
  await waitFor(() => expect(stored).toEqual({ ...first, name: 'Stool', note: 'oak', revision: '3' }));
});

it.each([false, true])('never shows the former value after a save (copied: %s)', async (copied) => {
  isCopied = copied;
  await type('note', 'oak');
  notes.length = 0;
  await userEvent.click(save());
  await waitFor(() => expect(stored.note).toBe('oak'));
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('false'));
  expect(new Set(notes)).toEqual(new Set(['oak']));
  await type('note', '');
  await userEvent.click(save());
  await waitFor(() => expect(stored).toEqual({ ...first, revision: '3' }));
});

it('takes what is typed between the answer to a save and the next render as a change to what was saved', async () => {
  await type('note', 'oak');
  const shown = changes.at(-1);
  await userEvent.click(save());
  await waitFor(() => expect(stored.note).toBe('oak'));
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('false'));
  act(() => shown?.({ note: '' }));
  expect(save().matches(':disabled')).toBe(false);
  await userEvent.click(save());
  await waitFor(() => expect(stored).toEqual({ ...first, revision: '3' }));
});

it('shows the page of a created record at once with its URL', async () => {
  await act(() => router.navigate('/things/create'));
  await type('name', 'Stool');
  const shown: boolean[] = [];
  const stop = router.subscribe(() => shown.push(screen.queryByText('counterpart.form.save') !== null));
  await userEvent.click(screen.getByText('things.create.confirm'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/things/1'));
  stop();
  expect(shown).toEqual([true]);
});

it('keeps what is typed while a record is being created as a change on its own page', async () => {
  const respond = delayNext(create);
  await act(() => router.navigate('/things/create'));
  await type('name', 'Stool');
  await userEvent.click(screen.getByText('things.create.confirm'));
  await type('note', 'oak');
  respond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/things/1'));
  expect(((await field('note')) as HTMLInputElement).value).toBe('oak');
  expect(create).toHaveBeenCalledOnce();
  await userEvent.click(save());
  await waitFor(() => expect(sent()).toEqual([{ note: 'oak', revision: '1' }]));
  await act(() => router.navigate('/things/create'));
  await act(() => router.navigate('/things/1'));
  await waitFor(() => expect(save().matches(':disabled')).toBe(true));
});
