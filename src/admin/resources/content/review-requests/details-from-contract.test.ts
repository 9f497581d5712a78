import { beforeEach, expect, it, vi } from 'vitest';
import { orderOperations } from '#wix/order-operations.ts';
import { productOperations } from '#wix/product-operations.ts';
import { detailsFromContract } from './details-from-contract.ts';

const orders = vi.spyOn(orderOperations, 'search');
const products = vi.spyOn(productOperations, 'search');

beforeEach(() => {
  orders.mockReset();
  products.mockReset();
});

const requested = [
  {
    _id: 'one',
    order: { _id: 'order' },
    items: [{ catalogItemId: 'tide' }, { catalogItemId: 'gone' }],
  },
  { _id: 'two', items: [{ catalogItemId: 'tide' }] },
];

it('tells whose requests are and the names of their products; what is gone has none', async () => {
  orders.mockResolvedValue({
    orders: [
      {
        _id: 'order',
        number: '10034',
        buyerInfo: { email: 'mia@example.com' },
        billingInfo: { contactDetails: { firstName: 'Mia', lastName: 'Berg' } },
      },
    ],
  });
  products.mockResolvedValue({ products: [{ _id: 'tide', name: 'Low tide' }] });
  expect(await detailsFromContract(requested)).toEqual([
    {
      id: 'one',
      orderNumber: '10034',
      name: 'Mia Berg',
      email: 'mia@example.com',
      items: [{ id: 'tide', name: 'Low tide' }, { id: 'gone' }],
    },
    { id: 'two', items: [{ id: 'tide', name: 'Low tide' }] },
  ]);
  expect(products.mock.calls[0]?.[0]).toMatchObject({ filter: { id: { $in: ['tide', 'gone'] } } });
});

it('tells requests to whoever may read neither orders nor products', async () => {
  orders.mockRejectedValue(new Error('403'));
  products.mockRejectedValue(new Error('403'));
  expect((await detailsFromContract(requested)).map(({ id, items }) => [id, items.length])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});
