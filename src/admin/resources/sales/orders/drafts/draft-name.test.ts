import { expect, it } from 'vitest';
import { draftName } from './draft-name.ts';

const wording = {
  translate: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  locale: 'en',
};
const draft = { currency: 'EUR', priceSummary: { total: { amount: '45.00' } } };

it('names a draft after its customer', () => {
  const buyerInfo = { email: 'rosa@example.com' };
  expect(draftName({ ...draft, buyerInfo }, wording)).toBe('rosa@example.com');
});

it('names a draft without a customer after its total', () => {
  expect(draftName(draft, wording)).toBe('drafts.unnamed {"total":"€45.00"}');
});
