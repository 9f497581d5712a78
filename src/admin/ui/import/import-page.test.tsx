// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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

it('asks nobody for a file that the server would refuse', async () => {
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
