// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import '../../resources/settings/tax-groups/messages.en.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { FormContext, type AnyForm } from './form-context.ts';

vi.mock('./use-last-change.ts', () => ({ useLastChange: () => undefined }));
afterEach(cleanup);

it.each([
  ['tax-groups', 'Someone changed this tax group after you opened it'],
  ['tips', 'Someone changed this page after you opened it'],
])('a conflict at %s names what was changed', (resource, title) => {
  const form = { resource, theirs: [], labelOf: String, take: vi.fn(), save: vi.fn() } as unknown as AnyForm;
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <FormContext value={form}>
        <ConflictNote />
      </FormContext>
    </CoreAdminContext>,
  );
  expect(screen.getByRole('alert').textContent).toContain(title);
});
