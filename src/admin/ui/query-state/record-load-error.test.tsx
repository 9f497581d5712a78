// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, type I18nProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '#wix/errors.ts';
import { RecordLoadError } from './RecordLoadError.tsx';

afterEach(cleanup);

/** As the back office translates: a message that is not there is shown by its key. */
const i18nProvider = (messages: Readonly<Record<string, string>>): I18nProvider => ({
  translate: (key: string, options?: { _?: string }) => messages[key] ?? options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
});

const common = {
  'shop-texts.name': 'Store texts',
  'counterpart.error.notFound': 'Not found',
  'counterpart.error.notFoundDetail': 'The link may be old.',
  'counterpart.action.back': 'Back',
};

const notFound = new CallError({ code: 'NOT_FOUND', status: 404, message: '', data: {} });

function show(messages: Readonly<Record<string, string>>, error = notFound): string {
  const read = { error, refetch: () => Promise.resolve() } as never;
  const { container } = render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider({ ...common, ...messages })}>
        <ResourceContextProvider value="shop-texts">
          <RecordLoadError place="show" read={read} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

it('is titled by the name of the resource where the page has no title of its own', () => {
  const text = show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Store texts');
  expect(text).toContain('Not found');
  expect(text).not.toContain('shop-texts.');
});

it('is titled by the page where that has a title', () => {
  show({ 'shop-texts.show.title': 'Page' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page');
});

it('knows no record for an id that none can have', () => {
  const violation = { field: 'pageId', description: 'Invalid GUID', rule: 'FORMAT', data: {} };
  const invalid = { code: 'INVALID_ARGUMENT', status: 400, message: 'Invalid GUID' };
  expect(show({}, new CallError({ ...invalid, violations: [violation] }))).toContain('Not found');
  cleanup();
  const other = { ...violation, field: 'fields', description: 'must be a field' };
  expect(show({}, new CallError({ ...invalid, violations: [other] }))).not.toContain('Not found');
});
