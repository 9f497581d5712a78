import { describe, expect, it } from 'vitest';
import { contractOf, operations } from './catalogue.ts';
import { checkReply } from './check-reply.ts';
import { checkRequest } from './check-request.ts';
import { brokenDecimalBound, hasFormat, isBase64, isKnownFormat, isTimestamp } from './formats.ts';

const packages = [...new Set(operations.map((operation) => operation.package))].map(contractOf);

describe('formats', () => {
  it('sdk: every format the contract names has a check', () => {
    const fields = packages.flatMap(({ definitions }) =>
      Object.values(definitions).flatMap(({ fields = {} }) => Object.values(fields)),
    );
    const named = new Set(fields.flatMap(({ format }) => format ?? []));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((format) => !isKnownFormat(format))).toEqual([]);
  });

  it.each([
    [
      'GUID',
      ['6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42', '215238EB-22A5-4C36-9E7B-E7C08025E04E'],
      ['', 'x', '6f2fae564b5b4a0ca2f42a6d0dbf0b42'],
    ],
    ['EMAIL', ['a@b.co', 'first.last+tag@shop.example'], ['', 'a', 'a@', '@b.co', 'a b@c.co']],
    [
      'WEB_URL',
      ['https://a.b/c?d=e#f', 'http://localhost:80'],
      ['', 'a.b', 'javascript:alert(1)', 'ftp://a.b', 'https://'],
    ],
    ['SECURE_WEB_URL', ['https://a.b'], ['http://a.b']],
    ['CURRENCY', ['EUR', 'JPY', 'KWD'], ['', 'eur', 'EURO', 'QQQ']],
    ['COUNTRY', ['DE', 'US'], ['', 'de', 'DEU', 'QQ']],
    ['SUBDIVISION', ['US-CA', 'FR-75'], ['CA', 'US-', 'QQ-CA']],
    ['COLOR_HEX', ['#fff', '#A0B1C2', '#a0b1c2ff'], ['fff', '#ff', '#ggg', 'red']],
    ['LANGUAGE', ['en', 'pt-BR', 'zh_CN'], ['', 'e', 'english language', '12']],
    ['LOCAL_DATE', ['2024-02-29'], ['2023-02-29', '2024-2-1', '2024-02-29T00:00']],
    [
      'LOCAL_DATE_TIME',
      ['2024-02-29T12:30', '2024-02-29T12:30:59.5'],
      ['2024-02-29', '2024-02-29T24:00', '2024-02-29T12:30Z'],
    ],
    ['DECIMAL_VALUE', ['0', '-1.50', '12345678901234567890.1'], ['', '.5', '1.', '1e3', '+1', '1,5', 'NaN']],
    ['PHONE', ['+49 30 901820', '(212) 555-0100', '555 0100 ext. 7'], ['', '12', 'call me', '+']],
    ['URL_SLUG', ['blue-poster', 'größe_2'], ['', 'a b', 'a/b', 'a?b']],
  ])('docs: %s', (format, right, wrong) => {
    expect(right.filter((value) => !hasFormat(format, value))).toEqual([]);
    expect(wrong.filter((value) => hasFormat(format, value))).toEqual([]);
  });

  it('docs: timestamps are instants', () => {
    const right = [
      '2024-02-29T00:00:00Z',
      '2024-02-29T00:00:00.123456789Z',
      '2024-02-29T00:00:00+02:00',
      '2024-02-29T00:00Z',
    ];
    const wrong = [
      '2024-02-30T00:00:00Z',
      '2024-02-29',
      '2024-02-29T00:00:00',
      '2024-02-29T25:00:00Z',
      'today',
      '',
    ];
    expect(right.filter((value) => !isTimestamp(value))).toEqual([]);
    expect(wrong.filter(isTimestamp)).toEqual([]);
  });

  it('sdk: bytes are base64', () => {
    expect(['', 'YQ==', 'YWI=', 'YWJj', 'YQ'].filter((value) => !isBase64(value))).toEqual([]);
    expect(['a', 'YQ=', '?', 'YQ==='].filter(isBase64)).toEqual([]);
  });

  it('assumed: zeros at the end are no precision', () => {
    expect(brokenDecimalBound('1.50', { maxScale: 1 })).toBeUndefined();
    expect(brokenDecimalBound('1.05', { maxScale: 1 })).toMatchObject({
      rule: 'DECIMAL_MAX_SCALE',
      threshold: 1,
    });
  });

  it('docs: each bound of a decimal has its rule', () => {
    expect(brokenDecimalBound('0', { gt: 0 })?.rule).toBe('DECIMAL_GT');
    expect(brokenDecimalBound('-0.01', { gte: 0 })?.rule).toBe('DECIMAL_GTE');
    expect(brokenDecimalBound('1', { lt: 1 })?.rule).toBe('DECIMAL_LT');
    expect(brokenDecimalBound('1.000000000000000000001', { lte: 1 })?.rule).toBe('DECIMAL_LTE');
    expect(brokenDecimalBound('1', { gt: 0, gte: 1, lt: 2, lte: 1 })).toBeUndefined();
  });
});

it('sdk: every operation can be checked, and asks for its required fields first', () => {
  const silent = operations.filter((operation) => {
    checkReply(operation, {});
    const top = (contractOf(operation.package).operations[operation.name]?.required ?? []).filter(
      (path) => !path.includes('.'),
    );
    return checkRequest(operation, {}).length !== top.length;
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});
