import { expect, it } from 'vitest';
import { amountOf, wishOf } from './gift-card-form.ts';

const bounds = { least: '10', most: '500' };

it('takes an own amount as it is written, within its bounds', () => {
  const own = (text: string) => amountOf({ preset: undefined, own: text }, bounds, 'EUR');
  expect(own(' 42,50 ')).toBe('42.50');
  expect(own('10')).toBe('10');
  for (const bad of ['9.99', '500.01', '20.005', 'much', '', '-20', '1e2']) expect(own(bad)).toBeUndefined();
  expect(amountOf({ preset: '75', own: 'x' }, bounds, 'EUR')).toBe('75');
});

it('puts into the cart what was said, and no day for today', () => {
  const typed = {
    preset: '75',
    own: '',
    to: ' Marit ',
    from: '',
    email: ' m@example.com ',
    sendOn: '2026-11-21',
    message: '',
  };
  const facts = { amount: '75', today: '2026-11-21', language: 'en' };
  expect(wishOf(typed, facts)).toEqual({
    amount: '75',
    recipientEmail: 'm@example.com',
    recipientName: 'Marit',
    language: 'en',
  });
  expect(wishOf({ ...typed, sendOn: '2026-12-24' }, facts)).toMatchObject({ sendOn: '2026-12-24' });
});
