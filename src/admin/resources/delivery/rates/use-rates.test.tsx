// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ShippingOption } from '../../../../wix/delivery-operations.ts';
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
