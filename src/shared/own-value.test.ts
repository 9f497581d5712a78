import { describe, expect, it } from 'vitest';
import { readStock } from '../server/imports/products/cells.ts';
import { textType } from '../server/media/upload/text-type.ts';
import { hasSubdivisions } from './address/address-form.ts';
import { htmlTokens } from './html-tokens.ts';
import { richOfHtml } from './html-rich.ts';
import { currencyDigits } from './money.ts';
import { ownValue } from './own-value.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

it('finds what an object holds, and nothing that every object has', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  expect(NAMES.map((name) => ownValue({ a: 1 }, name))).toEqual(NAMES.map(() => undefined));
});

describe.each(NAMES)('%s is a word like any other', (name) => {
  it('as a currency, a country, stock in a file, and the ending of a file name', () => {
    expect(currencyDigits(name)).toBe(2);
    expect(hasSubdivisions(name)).toBe(false);
    expect(readStock(name, 'pointComma')).toBeUndefined();
    expect(textType(Buffer.from('Dear all'), name)).toBe('text/plain');
  });

  // Others are no names of elements.
  it.runIf(/^[a-z]/i.test(name))('in HTML', () => {
    expect([...htmlTokens(`a &${name}; b`)]).toEqual([{ kind: 'text', text: `a &${name}; b` }]);
    expect(richOfHtml(`<p>a <${name}>b</${name}></p>`)).toEqual(richOfHtml('<p>a <none>b</none></p>'));
  });
});
