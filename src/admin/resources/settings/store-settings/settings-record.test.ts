import { expect, it } from 'vitest';
import { problemsOf, readValues, toChange } from './settings-record.ts';

const record = {
  id: 'settings',
  currency: 'EUR',
  timeZone: 'UTC',
  locale: 'en-IE',
  url: 'https://shop.example',
  ruledBy: {},
  hasAmounts: false,
};

it('sends what changed and nothing else', () => {
  const values = readValues(record);
  expect(values).toMatchObject({ language: 'en', country: 'IE' });
  expect(toChange(values, new Set())).toEqual({});
  expect(toChange({ ...values, country: '' }, new Set(['country']))).toEqual({ locale: 'en' });
  expect(toChange({ ...values, language: 'he', country: 'IL' }, new Set(['language', 'country']))).toEqual({
    locale: 'he-IL',
  });
});

it('takes a URL as people paste it, and none with a path', () => {
  const values = readValues(record);
  expect(toChange({ ...values, url: ' https://www.shop.example/ ' }, new Set(['url']))).toEqual({
    url: 'https://www.shop.example',
  });
  expect(problemsOf({ ...values, url: 'https://www.shop.example/' })).toEqual({});
  for (const url of ['', 'shop.example', 'https://shop.example/shop', 'ftp://shop.example'])
    expect(problemsOf({ ...values, url })).toHaveProperty('url');
});
