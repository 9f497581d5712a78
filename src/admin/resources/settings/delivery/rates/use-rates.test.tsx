// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ShippingOption } from '#wix/delivery-operations.ts';
import type { Terms } from '../provider.ts';
import { TERMS } from '../use-terms.ts';
import { useRates } from './use-rates.ts';

afterEach(cleanup);

const bike: ShippingOption = {
  _id: 'bike',
  revision: '1',
  title: 'By bike',
  estimatedDeliveryTime: 'Tomorrow',
  deliveryRegionIds: ['porto'],
  rates: [{ amount: '4.00', conditions: [], multiplyByQuantity: false }],
};

it('retains what is typed while a rate is being saved, as a change to what was saved', async () => {
  const answer = Promise.withResolvers<void>();
  const sent: object[] = [];
  const provider = {
    keepOption: async (_resource: string, { change }: { change: ShippingOption }) => {
      sent.push(change);
      if (sent.length === 1) await answer.promise;
      return { data: { ...bike, ...change, revision: String(sent.length + 1) } };
    },
  } as unknown as DataProvider;
  const client = new QueryClient();
  client.setQueryData<Terms>(TERMS, { regions: [], options: [bike] } as unknown as Terms);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={provider} queryClient={client}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useRates(client.getQueryData<Terms>(TERMS)), { wrapper });
  const rates = () => result.current;
  const type = (title: string) =>
    act(() => {
      const [way] = rates().ways;
      if (way) rates().change(way, { title });
    });

  type('By van');
  let saved: Promise<unknown> | undefined;
  act(() => void (saved = rates().save()));
  type('By boat');
  answer.resolve();
  await act(async () => void (await saved));

  expect(sent).toMatchObject([{ title: 'By van' }]);
  expect(rates().ways[0]?.form.title).toBe('By boat');
  expect(rates().changes).toBe(1);
  expect(rates().conflicts).toEqual([]);
  await act(async () => void (await rates().save()));
  expect(sent).toMatchObject([{ title: 'By van' }, { title: 'By boat', revision: '2' }]);
  expect(rates().dirty).toBe(false);
});

it('marks what is missing in a new option when it is checked, and nothing that was added since', () => {
  const client = new QueryClient();
  client.setQueryData<Terms>(TERMS, { regions: [], options: [] } as unknown as Terms);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={{} as DataProvider} queryClient={client}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useRates(client.getQueryData<Terms>(TERMS)), { wrapper });
  const errors = (at = 0) => {
    const way = result.current.ways[at];
    return ['title', 'rows', 'row-1.from'].filter((place) => way && result.current.errorAt(way, place));
  };
  act(() => void result.current.add('porto'));
  expect(result.current.ways[0]?.form.rows.price).toMatchObject([{ amount: '' }]);
  expect(errors()).toEqual([]);

  let wrong: unknown;
  act(() => void (wrong = result.current.check()));
  expect(wrong).toMatchObject({ regionIds: ['porto'] });
  expect(errors()).toEqual(['title', 'rows']);

  act(() => {
    const [way] = result.current.ways;
    const rows = way?.form.rows;
    if (way && rows)
      result.current.change(way, {
        title: 'Post',
        rows: {
          ...rows,
          price: [
            { key: 'row-0', from: '0', amount: '5' },
            { key: 'row-1', from: '', amount: '' },
          ],
        },
      });
  });
  expect(errors()).toEqual([]);
  act(() => void result.current.check());
  expect(errors()).toEqual(['row-1.from']);
  act(() => void result.current.add('porto'));
  expect(errors(1)).toEqual([]);
});
