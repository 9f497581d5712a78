import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { PlatformError } from './errors.ts';
import { isSoundAddress, parseFormBody, parseJsonBody } from './sound.ts';

const violation = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    if (error instanceof PlatformError) return error.violations?.[0]?.field ?? error.code;
  }
  return undefined;
};

const nested = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('a body', () => {
  it.each([
    ['{"order":{"lineItems":[{"name":"a\\u0000"}]}}', 'order.lineItems[0].name'],
    ['["\\u0000"]', '[0]'],
    ['{"note":"\\ud800"}', 'note'],
    ['{"note":"\\udc00\\ud800"}', 'note'],
    ['{"filter":{"\\u0000":1}}', 'filter'],
    ['{"weight":1e999}', 'weight'],
    [nested(101), ''],
    ['{', 'INVALID_JSON'],
  ])('rejects %j', (text, field) => expect(violation(() => parseJsonBody(text))).toBe(field));

  it('of a hundred thousand levels is rejected like one of a hundred and one', () => {
    expect(violation(() => parseJsonBody('['.repeat(500_000) + ']'.repeat(500_000)))).toBe('');
    expect(violation(() => parseJsonBody(nested(100_000)))).toBe('');
    expect(violation(() => parseJsonBody(nested(100)))).toBeUndefined();
  });

  it('of any other JSON is read as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(parseJsonBody(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      runs(500),
    );
  });

  it('of a form is held to the same', () => {
    expect(violation(() => parseFormBody('a=1&b=%00'))).toBe('b');
    expect(parseFormBody('a=1&a=2&b=%F0%9F%90%9A')).toEqual({ a: '2', b: '🐚' });
  });
});

describe('an address', () => {
  it.each(['/products/%00', '/products/a?b=%00', '/products/a?%00=1'])('%s leads nowhere', (path) =>
    expect(isSoundAddress(new URL(path, 'https://shop.test'))).toBe(false),
  );

  it.each(['/products/a%20b', '/products/%E0%A4', '/products/%2500', '/?q=%ED%A0%80', '/?q=%F0%9F%90%9A'])(
    '%s may',
    (path) => expect(isSoundAddress(new URL(path, 'https://shop.test'))).toBe(true),
  );
});
