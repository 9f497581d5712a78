import { describe, expect, it } from 'vitest';
import { brandOf, checkCard, cvcLength, formatExpiry, formatNumber } from './card.ts';

const today = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123' };

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
    ['30569309025904', '3056 930902 5904', 'Diners Club'],
    ['42', '42', 'Visa'],
    ['', '', undefined],
  ])('%s is written in the groups of its brand', (typed, shown, brand) => {
    expect(formatNumber(typed)).toBe(shown);
    expect(brandOf(typed)).toBe(brand);
  });

  it('drops what is no digit and what is too much', () => {
    expect(formatNumber('4242-4242 4242x4242 99999')).toBe('4242 4242 4242 4242 999');
  });

  it.each([
    ['', 'checkout.needed.number'],
    ['4242 4242 4242 4241', 'checkout.wrong.number'],
    ['4242 4242 4242', 'checkout.wrong.number'],
  ])('%j is rejected with %s', (number, key) => {
    expect(checkCard({ ...good, number }, today).number).toEqual({ key });
  });
});

describe('an expiry', () => {
  it.each([
    ['0', '0'],
    ['4', '04 / '],
    ['04', '04'],
    ['042', '04 / 2'],
    ['0429', '04 / 29'],
    ['04 / 2029', '04 / 29'],
    ['04 / ', '04 / '],
    ['04 /', '04'],
    ['1229', '12 / 29'],
  ])('%j becomes %j while one types', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['', 'checkout.needed.expiry'],
    ['13 / 29', 'checkout.wrong.expiry'],
    ['04 / 2', 'checkout.wrong.expiry'],
    ['10 / 26', 'checkout.wrong.expired'],
  ])('%j is rejected with %s', (expiry, key) => {
    expect(checkCard({ ...good, expiry }, today).expiry).toEqual({ key });
  });

  it('is good to the end of its month, everywhere', () => {
    expect(checkCard({ ...good, expiry: '11 / 26' }, new Date('2026-12-01T11:00:00Z'))).toEqual({});
    expect(checkCard({ ...good, expiry: '11 / 26' }, new Date('2026-12-01T13:00:00Z')).expiry).toEqual({
      key: 'checkout.wrong.expired',
    });
  });
});

describe('a security code', () => {
  it('has as many digits as the brand puts on its cards', () => {
    expect(cvcLength(good.number)).toBe(3);
    expect(cvcLength('3782')).toBe(4);
    expect(checkCard(good, today)).toEqual({});
    expect(checkCard({ ...good, cvc: '12' }, today).cvc).toEqual({ key: 'checkout.wrong.cvc', count: 3 });
    expect(checkCard({ ...good, number: '378282246310005' }, today).cvc).toEqual({
      key: 'checkout.wrong.cvc',
      count: 4,
    });
    expect(checkCard({ ...good, cvc: '' }, today).cvc).toEqual({ key: 'checkout.needed.cvc' });
  });
});
