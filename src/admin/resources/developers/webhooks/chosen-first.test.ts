import { expect, it } from 'vitest';
import { chosenFirst } from './chosen-first.ts';

const kind = (entityFqdn: string) => ({
  entityFqdn,
  events: ['created', 'updated'].map((slug) => ({ eventType: `${entityFqdn}_${slug}`, slug })),
});

it('puts what is heard of first, and keeps the order otherwise', () => {
  const kinds = ['badge', 'cart', 'order', 'product'].map(kind);
  const names = (chosen: string[]) => chosenFirst(kinds, new Set(chosen)).map(({ entityFqdn }) => entityFqdn);
  expect(names(['product_updated', 'cart_created'])).toEqual(['cart', 'product', 'badge', 'order']);
  expect(names([])).toEqual(['badge', 'cart', 'order', 'product']);
});
