import { expect, it } from 'vitest';
import { requestStatusOf, unpaidRequests } from './request-status.ts';

const requested = { status: 'UNPAID', amount: { amount: '20.00' } } as const;
const owing = (amount: string) => ({ balanceSummary: { balance: { amount } } });

it('waits while that much is owed, and says when the order was paid in another way', () => {
  expect(requestStatusOf(requested, owing('20.00'))).toBe('UNPAID');
  expect(requestStatusOf(requested, owing('100.00'))).toBe('UNPAID');
  expect(requestStatusOf(requested, owing('19.99'))).toBe('NOT_OWED');
  expect(requestStatusOf(requested, owing('0.00'))).toBe('NOT_OWED');
  expect(requestStatusOf(requested, owing('-5.00'))).toBe('NOT_OWED');
  expect(requestStatusOf(requested, {})).toBe('UNPAID');
  expect(requestStatusOf({ ...requested, status: 'PAID' }, owing('0.00'))).toBe('PAID');
});

it('has no row for a request that was paid: its payment has one', () => {
  const request = (title: string, status: 'UNPAID' | 'PAID') => ({ ...requested, title, status });
  const requests = [request('Deposit', 'PAID'), request('Rest', 'UNPAID')];
  const rows = unpaidRequests(requests, owing('20.00'));
  expect(rows.map(({ request: { title }, standing }) => [title, standing])).toEqual([['Rest', 'UNPAID']]);
});
