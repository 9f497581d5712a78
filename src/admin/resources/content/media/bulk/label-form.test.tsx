// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { MAX_LABEL } from '../labels.ts';
import BulkForms from './BulkForms.tsx';

vi.mock('../use-library.ts', () => ({
  useFolders: () => ({ folders: [] }),
  useMediaTotals: () => ({ data: { labels: [{ label: 'sea' }, { label: 'sky' }] } }),
}));
vi.mock('../tree/FolderTree.tsx', () => ({ ALL: 'all', FolderTree: () => null }));
vi.mock('./BulkDialog.tsx', () => ({
  BulkDialog: ({ params, children }: { params: object | undefined; children: ReactNode }) => (
    <>
      {children}
      <output>{JSON.stringify(params ?? null)}</output>
    </>
  ),
}));

afterEach(cleanup);

const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(`media.bulk.label.${field}`), { target: { value } });
const params = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? 'null');

it('rejects beside the field a label that is both added and removed, or too long', () => {
  render(
    <CoreAdminContext>
      <BulkForms kind="label" picked={{} as never} onClose={() => undefined} onDone={() => undefined} />
    </CoreAdminContext>,
  );
  type('add', 'sea,');
  expect(params()).toEqual({ add: ['sea'], remove: [] });
  expect(screen.queryByRole('button', { name: 'sea' })).toBeNull();
  type('remove', 'sea');
  expect(screen.getByText('media.bulk.label.both')).toBeTruthy();
  expect(params()).toBeNull();
  type('remove', 'x'.repeat(MAX_LABEL + 1));
  expect(screen.getByText('media.labels.tooLong')).toBeTruthy();
  expect(params()).toBeNull();
  type('remove', 'sky');
  expect(params()).toEqual({ add: ['sea'], remove: ['sky'] });
});
