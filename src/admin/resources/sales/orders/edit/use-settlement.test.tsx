// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import type { Draft } from '#wix/draft-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useSettlement } from './use-settlement.ts';

vi.mock('#admin/access/session.ts', async (original) => ({
  ...(await original<object>()),
  useMay: () => true,
}));
vi.mock('../request/use-requests.ts', () => ({ useTakesCards: () => true }));

const order = { id: 'order-1', number: '7', currency: 'EUR' } as unknown as OrderRecord;
const draft: Draft = { balanceSummary: { balance: { amount: '-10.00' } } };
const refundability = {
  payments: [
    {
      refundable: true,
      payment: { paymentId: 'p1', monetary: { paid: { amount: '30.00' }, maxRefund: { amount: '30.00' } } },
    },
  ],
};

it('waits for both readings before it says where money goes back to', async () => {
  const transactions = Promise.withResolvers<object>();
  const dataProvider = {
    refundability: () => Promise.resolve({ data: refundability }),
    transactions: () => transactions.promise,
  } as unknown as DataProvider;
  const wrapper = ({ children }: PropsWithChildren) => (
    <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
  );
  const { result } = renderHook(() => useSettlement(order, draft), { wrapper });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(result.current).toMatchObject({ isReading: true, chosen: undefined });
  expect(result.current.card.ways[0]).toEqual({ id: 'refund', off: 'reading' });
  transactions.resolve({ data: { payments: [{ _id: 'p1' }] } });
  await waitFor(() => expect(result.current).toMatchObject({ isReading: false, chosen: 'refund' }));
});
