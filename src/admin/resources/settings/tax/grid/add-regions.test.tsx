// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '#admin/i18n/i18n-provider.ts';
import { loadTestSession } from '#admin/testing/test-session.ts';
import { readValues, type TaxRecord } from '../table.ts';
import AddRegions from './AddRegions.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

it('closes the list over its buttons once a country is chosen, and opens it again for the next', async () => {
  await loadTestSession();
  const onAdd = vi.fn();
  const record = { groups: [], regions: {}, rates: {} } as unknown as TaxRecord;
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <AddRegions record={record} values={readValues(undefined)} onClose={() => undefined} onAdd={onAdd} />
    </CoreAdminContext>,
  );
  const field = screen.getByRole('combobox');
  for (const name of ['Portugal', 'Spain']) {
    await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('option', { name }));
    expect(screen.queryByRole('listbox')).toBeNull();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 regions' }));
  expect(onAdd).toHaveBeenCalledWith(['PT', 'ES'], {});
});
