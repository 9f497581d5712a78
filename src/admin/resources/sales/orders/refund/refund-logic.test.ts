import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits } from '#shared/money.ts';
import { allocate, spread } from './allocation.ts';
import { readAmount, sum, toDecimalString, zero } from './amounts.ts';
import { formFromSearch, searchFromForm } from './form-url.ts';
import { forgetKey, keyFor } from './idempotency.ts';
import { changeForm, emptyForm } from './refund-form.ts';
import type { RefundSource } from './refund-sources.ts';
import { wholeGiftCards } from './whole-gift-cards.ts';

const source = (paymentId: string, cap: string, more: Partial<RefundSource> = {}): RefundSource => ({
  paymentId,
  kind: 'card',
  way: 'automatic',
  paid: new Big(cap),
  refunded: zero,
  pending: zero,
  cap: new Big(cap),
  wholeOnly: false,
  memberLines: [],
  ...more,
});
const giftCard = (id: string, cap: string) => source(id, cap, { kind: 'giftCard', wholeOnly: true });

const currencies = fc.constantFrom('JPY', 'EUR', 'KWD');
const cents = fc.integer({ min: 0, max: 5_000_000 });
const money = (units: number, currency: string) =>
  new Big(units).div(new Big(10).pow(currencyDigits(currency)));

describe('a refund that gift cards cannot take in part', () => {
  const boundOf = (total: string, placed: Record<string, string> = {}) => {
    const sources = [giftCard('gift', '50'), source('card', '30')];
    const bound = wholeGiftCards(allocate(new Big(total), sources, placed, 'EUR'));
    return bound && [bound.whole.toFixed(), bound.left.toFixed()];
  };

  test('tells what the gift card would take, and what has no place', () => {
    expect(boundOf('40')).toEqual(['50', '10']);
    expect(boundOf('60', { gift: '0', card: '30' })).toEqual(['50', '30']);
  });

  test('is no matter where everything has a place', () => {
    expect(boundOf('30')).toBeUndefined();
    expect(boundOf('50')).toBeUndefined();
    expect(boundOf('60')).toBeUndefined();
    expect(boundOf('80')).toBeUndefined();
  });
});

describe('typed amounts', () => {
  test('read either decimal mark and the currency’s own decimals', () => {
    const read = (text: string, currency = 'EUR') => readAmount(text, currency).value.toFixed();
    expect([read('34.5'), read('34,50'), read('1.234,50'), read('1,234.5'), read('1,234')]).toEqual([
      '34.5',
      '34.5',
      '1234.5',
      '1234.5',
      '1234',
    ]);
    expect(read('1.234', 'KWD')).toBe('1.234');
  });

  test.each([
    ['12.345', 'EUR', 'tooPrecise'],
    ['0.5', 'JPY', 'tooPrecise'],
    ['-3', 'EUR', 'negative'],
    ['ten', 'EUR', 'notAnAmount'],
    ['1e3', 'EUR', 'notAnAmount'],
    ['100.01', 'EUR', 'aboveMaximum'],
  ])('%s %s is rejected as %s and counts as nothing', (text, currency, problem) => {
    const typed = readAmount(text, currency, new Big(100));
    expect(typed.problem).toBe(problem);
    expect(typed.value.eq(0)).toBe(true);
  });

  test('what is written for the request reads back as itself', () => {
    fc.assert(
      fc.property(cents, currencies, (units, currency) => {
        const amount = money(units, currency);
        expect(readAmount(toDecimalString(amount, currency), currency).value.eq(amount)).toBe(true);
      }),
    );
  });
});

describe('spreading over payments', () => {
  test('automatic before manual, up to each cap', () => {
    const sources = [source('bank', '40', { kind: 'offline', way: 'external' }), source('visa', '79.65')];
    const parts = spread(new Big('115.65'), sources);
    expect([parts.get('visa')?.toFixed(), parts.get('bank')?.toFixed()]).toEqual(['79.65', '36']);
  });

  test('a gift card goes back whole only where the rest cannot cover the total', () => {
    const sources = [giftCard('gift', '30'), source('visa', '70')];
    expect([...spread(new Big(60), sources).keys()]).toEqual(['visa']);
    const beyond = spread(new Big(80), sources);
    expect([beyond.get('gift')?.toFixed(), beyond.get('visa')?.toFixed()]).toEqual(['30', '50']);
  });

  test('never above a cap, never above the total, and all of it wherever payments can be divided', () => {
    const some = fc.array(fc.record({ cap: cents, external: fc.boolean(), whole: fc.boolean() }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(some, cents, currencies, (list, totalUnits, currency) => {
        const sources = list.map(({ cap, external, whole }, at) =>
          source(String(at), money(cap, currency).toFixed(), {
            way: external ? 'external' : 'automatic',
            wholeOnly: whole,
          }),
        );
        const total = money(totalUnits, currency);
        const parts = spread(total, sources);
        for (const { paymentId, cap, wholeOnly } of sources) {
          const part = parts.get(paymentId) ?? zero;
          expect(part.gte(0) && part.lte(cap)).toBe(true);
          expect(!wholeOnly || part.eq(0) || part.eq(cap)).toBe(true);
        }
        const placed = sum([...parts.values()]);
        expect(placed.lte(total)).toBe(true);
        const divisible = sum(sources.filter((one) => !one.wholeOnly).map((one) => one.cap));
        expect(divisible.lt(total) || placed.eq(total)).toBe(true);
      }),
    );
  });

  test('a total that only a set of gift cards with the rest can meet is met', () => {
    const whole = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        whole,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 31 }),
        (caps, rest, mask) => {
          const sources = [
            ...caps.map((cap, at) => giftCard(`g${at}`, String(cap))),
            ...(rest > 0 ? [source('visa', String(rest))] : []),
          ];
          const chosen = caps.filter((_, at) => mask & (1 << at)).reduce((all, cap) => all + cap, 0);
          const total = new Big(chosen + rest);
          expect(sum([...spread(total, sources).values()]).eq(total)).toBe(true);
        },
      ),
    );
  });

  test('by hand: each amount has its own message, and what is left is named', () => {
    const sources = [source('visa', '50'), giftCard('gift', '30')];
    const { placements, left, settled } = allocate(new Big(60), sources, { visa: '51', gift: '10' }, 'EUR');
    expect(placements.map(({ problem }) => problem)).toEqual(['aboveMaximum', 'wholeOnly']);
    expect(settled).toBe(false);
    expect(left.toFixed()).toBe('50');
    const right = allocate(new Big(60), sources, { visa: '30', gift: '30' }, 'EUR');
    expect([right.settled, right.left.toFixed()]).toEqual([true, '0']);
  });
});

describe('the form', () => {
  test('restock never exceeds the refund and never rises by itself', () => {
    const steps = fc.array(fc.record({ refund: fc.nat(9), back: fc.nat(9) }), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (changes) => {
        let form = emptyForm;
        for (const { refund, back } of changes) {
          const before = form.restock['a'] ?? 0;
          form = changeForm(form, { set: 'quantity', line: 'a', to: refund });
          expect(form.restock['a'] ?? 0).toBeLessThanOrEqual(before);
          form = changeForm(form, { set: 'restock', line: 'a', to: back });
          expect(form.restock['a'] ?? 0).toBeLessThanOrEqual(refund);
        }
      }),
    );
  });

  test('each mode keeps what was typed in it', () => {
    const typed = changeForm(changeForm(emptyForm, { set: 'quantity', line: 'a', to: 2 }), {
      set: 'field',
      field: 'customAmount',
      to: '12.5',
    });
    const there = changeForm(typed, { set: 'mode', to: 'amount' });
    const back = changeForm(there, { set: 'mode', to: 'items' });
    expect([back.quantities, back.customAmount]).toEqual([{ a: 2 }, '12.5']);
  });

  test('a changed total takes back amounts placed by hand', () => {
    const placed = changeForm(emptyForm, { set: 'placed', payment: 'visa', to: '5' });
    expect(changeForm(placed, { set: 'field', field: 'shipping', to: '1' }).placed).toEqual({});
    expect(changeForm(placed, { set: 'field', field: 'note', to: 'x' }).placed).toEqual({ visa: '5' });
  });

  test('the address holds it and gives it back', () => {
    const words = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const counts = fc.dictionary(words, fc.record({ q: fc.integer({ min: 1, max: 99 }), r: fc.nat(99) }));
    fc.assert(
      fc.property(counts, fc.dictionary(words, fc.stringMatching(/^\d{1,4}$/)), (lines, fees) => {
        const form = {
          ...emptyForm,
          quantities: Object.fromEntries(Object.entries(lines).map(([id, { q }]) => [id, q])),
          restock: Object.fromEntries(
            Object.entries(lines).flatMap(([id, { q, r }]) =>
              Math.min(q, r) > 0 ? [[id, Math.min(q, r)]] : [],
            ),
          ),
          shipping: '4.95',
          fees: { ...fees },
        };
        expect(formFromSearch(new URLSearchParams(searchFromForm(form).toString()))).toEqual(form);
      }),
    );
  });

  test('a short link names a line; nonsense is left out', () => {
    const form = formFromSearch(new URLSearchParams('line=a&line=b&qty=2&qty=-1&mode=other'));
    expect([form.quantities, form.mode]).toEqual([{ a: 2 }, 'items']);
  });
});

describe('the idempotency key', () => {
  const memory = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
  };

  test('stays over a retry, changes with the form and after success', () => {
    const store = memory();
    let made = 0;
    const key = (request: unknown) => keyFor('o1', request, store, () => `k${(made += 1)}`);
    expect([key({ a: 1 }), key({ a: 1 }), key({ a: 2 }), key({ a: 2 })]).toEqual(['k1', 'k1', 'k2', 'k2']);
    forgetKey('o1', store);
    expect(key({ a: 2 })).toBe('k3');
  });
});
