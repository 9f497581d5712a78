// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { PageProvider, type PageFacts } from '../page-context.tsx';
import { EMPTY_ADDRESS } from './address.ts';
import { AddressFields } from './AddressFields.tsx';

beforeAll(() => loadMessages('en', ['address']));
afterEach(cleanup);

const facts = { locale: 'en', path: '/', search: '' } as unknown as PageFacts;

function offered(more: Partial<Parameters<typeof AddressFields>[0]>): string[] {
  cleanup();
  render(
    <PageProvider facts={facts}>
      <AddressFields
        values={EMPTY_ADDRESS}
        problems={{}}
        onChange={() => undefined}
        onLeave={() => undefined}
        {...more}
      />
    </PageProvider>,
  );
  const select = screen.getByLabelText('Country') as HTMLSelectElement;
  return [...select.options].map(({ value }) => value).filter((value) => value !== '');
}

it('offers the countries that the store delivers to, and keeps the one that was chosen before', () => {
  expect(offered({}).length).toBeGreaterThan(200);
  expect(offered({ served: { only: ['PT', 'ES'] } })).toEqual(['PT', 'ES']);
  expect(offered({ served: { only: ['PT'] }, values: { ...EMPTY_ADDRESS, country: 'JP' } })).toEqual([
    'JP',
    'PT',
  ]);
  const rest = offered({ served: { except: ['SD'] } });
  expect(rest).toContain('JP');
  expect(rest).not.toContain('SD');
});
