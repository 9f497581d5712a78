// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { FileImport } from '#shared/imports.ts';
import { ImportDesk } from './ImportDesk.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { ImportSpec } from './import-spec.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const spec: ImportSpec = {
  resource: 'things',
  path: '/thing-imports',
  fields: [],
  missing: () => [],
  choices: [],
  sentence: () => 'sentence',
  takeBack: [],
  left: () => 0,
};

const job = {
  id: 'job-1',
  kind: 'things.check-import',
  title: 'Dry run',
  status: 'running',
  total: 4,
  done: 1,
};
const file = {
  id: 'file-1',
  fileName: 'things.csv',
  source: 'unknown',
  encoding: 'utf-8',
  columns: ['a', 'b'],
  sample: ['1', '2'],
  offered: [],
  mapping: [null, null],
  options: {},
  styles: [],
  numbers: [],
  written: 0,
  kept: {},
};

it('shows how far the dry run is, also after a reload, and cancels it', async () => {
  let status = 'running';
  const fetched = vi.fn(async (address: string) => {
    if (address.endsWith('/cancel')) status = 'cancelled';
    return Response.json(
      address.includes('/jobs/') ? { ...job, status } : { ...file, check: { ...job, status } },
    );
  });
  vi.stubGlobal('fetch', fetched);
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={spec} given={{ ...file, check: job } as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('button', { name: /happen.again/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /check.cancel/ }));
  await waitFor(() =>
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/admin/api/jobs/job-1/cancel'),
  );
});

it.each(['failed', 'cancelled'] as const)('says why a dry run %s, and runs it again', async (status) => {
  const over = { ...job, status, error: 'The file has more than 5 rows; divide it.' };
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ ...file, check: { ...job, id: 'job-2' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={spec} given={{ ...file, check: over } as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const reason = await screen.findByText(new RegExp(`check.${status}`));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const again = screen.getByRole('button', { name: /happen.again/ });
  expect(again.parentElement?.contains(reason)).toBe(true);
  fireEvent.click(again);
  await waitFor(() =>
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/admin/api/thing-imports/file-1/check'),
  );
});

it('lists what stays when an import is undone, with the reason and the first names', async () => {
  const stored = {
    counts: { ORDERED: 3 },
    first: [
      { name: 'Ada', reason: 'ORDERED', customerId: 'c1' },
      { name: 'ben@example.com', reason: 'ORDERED' },
    ],
  };
  const fetched = vi.fn(async (address: string) => Response.json(address.endsWith('/kept') ? stored : file));
  vi.stubGlobal('fetch', fetched);
  const undone = { ...file, startedDate: '2026-11-28T17:00:00Z', written: 4, brought: 4, takenBack: 4 };
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={spec} given={undone as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const link = await screen.findByRole('link', { name: 'Ada' });
  expect(link.getAttribute('href')).toBe('/customers/c1');
  expect(link.closest('li')?.textContent).toMatch(
    /retained\.ORDERED: Ada, ben@example\.com import\.done\.retainedMore/,
  );
});

it('asks nobody for a file that the server would reject', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const element = (
    <CoreAdminContext>
      <ImportPage spec={spec} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText('counterpart.error.denied')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks how numbers are written where they can be read in two ways, before anything is checked', async () => {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.endsWith('/check')) posted.push(JSON.parse(body ?? ''));
    return Response.json(address.includes('/preview') ? { rows: [['a'], ['1']] } : file);
  });
  const input = {
    ...file,
    mapping: ['price', null],
    numbers: [{ style: 'pointComma', certainty: 'needed', examples: ['1,200'] }, null],
  };
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={{ ...spec, fields: ['price'] }} given={input as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const again = screen.getByRole('button', { name: /happen.again/ });
  expect(again.hasAttribute('disabled')).toBe(true);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'import.numbers.named' }));
  const options = await screen.findAllByRole('option');
  fireEvent.click(options[2]!);
  expect(again.hasAttribute('disabled')).toBe(false);
  fireEvent.click(again);
  await waitFor(() =>
    expect(posted).toEqual([{ mapping: ['price', null], options: {}, styles: ['commaPoint', null] }]),
  );
});

it('names once what the file has and the store has no place for, and columns that become nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [['a'], ['1']] }));
  const none = { count: 0 };
  const summary = {
    rows: 1,
    count: 1,
    fresh: { count: 1 },
    changed: none,
    unchanged: none,
    refused: none,
    problems: {},
    columns: [
      { read: 1, wrong: 0 },
      { read: 2, wrong: 0 },
    ],
    notes: { untaxed: 2 },
  };
  const columns = ['Price', 'Tax code'];
  const input = { ...file, columns, mapping: ['price', null], summary };
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={{ ...spec, fields: ['price'] }} given={input as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText(/import\.note\.untaxed/)).toBeTruthy();
  expect(screen.getByText(/import\.notes\.columns/).textContent).toBe('import.notes.columns Tax code');
});
