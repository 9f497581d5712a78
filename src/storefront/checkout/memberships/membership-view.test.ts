import { expect, it } from 'vitest';
import { chosenIn, hasMemberships, viewPayable, withChoice } from './membership-view.ts';

const APP = 'a1';
const line = (_id: string, more = {}) => ({ _id, productName: { original: `Class ${_id}` }, ...more });
const checkout = {
  lineItems: [line('1', { paymentOption: 'MEMBERSHIP' }), line('2'), line('3')],
  membershipOptions: {
    eligibleMemberships: [
      { _id: 'm', appId: APP, name: { original: 'Ten' }, lineItemIds: ['1', '2'], credits: { remaining: 4 } },
      { _id: 'n', appId: APP, name: { original: 'All' }, lineItemIds: ['2'] },
    ],
    selectedMemberships: { memberships: [{ _id: 'm', appId: APP, lineItemIds: ['1'] }] },
  },
} as never;

it('tells line by line what can pay and what does', () => {
  expect(viewPayable(checkout)).toEqual([
    {
      lineId: '1',
      name: 'Class 1',
      ways: [{ key: 'a1 m', id: 'm', appId: APP, name: 'Ten', left: 4 }],
      chosen: 'a1 m',
      isRefused: false,
    },
    {
      lineId: '2',
      name: 'Class 2',
      ways: [
        { key: 'a1 m', id: 'm', appId: APP, name: 'Ten', left: 4 },
        { key: 'a1 n', id: 'n', appId: APP, name: 'All', left: undefined },
      ],
      chosen: undefined,
      isRefused: false,
    },
  ]);
  expect([hasMemberships(checkout), hasMemberships({})]).toEqual([true, false]);
});

it('changes one line and keeps what pays for the others', () => {
  const before = chosenIn(checkout);
  const ten = { id: 'm', appId: APP };
  const both = withChoice(before, '2', ten);
  expect(both).toEqual([{ _id: 'm', appId: APP, lineItemIds: ['1', '2'] }]);
  expect(withChoice(both, '1', { id: 'n', appId: APP })).toEqual([
    { _id: 'm', appId: APP, lineItemIds: ['2'] },
    { _id: 'n', appId: APP, lineItemIds: ['1'] },
  ]);
  expect(withChoice(before, '1', undefined)).toEqual([]);
});

it('says of what was chosen and does not pay that it is rejected', () => {
  const lost = { ...(checkout as object), lineItems: [line('1', { paymentOption: 'FULL_PAYMENT_ONLINE' })] };
  expect(viewPayable(lost as never)).toMatchObject([{ chosen: 'a1 m', isRefused: true }]);
});
