import { describe, expect, it } from 'vitest';
import { moneyParts, moneyText } from './money-parts.ts';

describe('money', () => {
  it.each([
    ['1234.5', 'EUR', '€1,234.50'],
    ['18400', 'JPY', '¥18,400'],
    ['47.25', 'KWD', 'KWD\u00a047.250'],
    ['389', 'PLN', 'PLN\u00a0389.00'],
    ['-25.1', 'EUR', '\u2212€25.10'],
    ['-0.00', 'EUR', '€0.00'],
  ])('%s %s reads %s', (amount, currency, words) => {
    expect(moneyText(amount, currency)).toBe(words);
  });

  it('is exact where a float is not', () => {
    expect(moneyText('9007199254740993.01', 'EUR')).toBe('€9,007,199,254,740,993.01');
  });

  it('puts the mark where the locale has it', () => {
    expect(moneyParts('5', 'EUR', 'de')).toMatchObject({ currencyFirst: false, digits: '5,00' });
    expect(moneyText('5', 'EUR', 'de')).toBe('5,00\u00a0€');
  });
});
