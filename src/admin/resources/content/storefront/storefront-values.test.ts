import { expect, it } from 'vitest';
import { DEFAULT_STOREFRONT } from '#shared/storefront.ts';
import { checkStorefront, readStorefront, toStorefront } from './storefront-values.ts';

const values = readStorefront({ id: 'settings', storefront: DEFAULT_STOREFRONT });
const label = { en: 'Mugs', he: '' };

it('promises no dispatch where the field is empty, and takes whole days only', () => {
  expect(toStorefront({ ...values, dispatchDays: ' ' }, new Set(['dispatchDays']))).toEqual({
    dispatchDays: null,
  });
  expect(toStorefront({ ...values, dispatchDays: '3' }, new Set(['dispatchDays']))).toEqual({
    dispatchDays: 3,
  });
  for (const dispatchDays of ['0', '2.5', 'soon', '61'])
    expect(checkStorefront({ ...values, dispatchDays })).toHaveProperty('dispatchDays');
  expect(checkStorefront(values)).toEqual({});
});

it('sends what was changed and nothing else', () => {
  expect(toStorefront({ ...values, theme: 'halfdrop' }, new Set(['theme']))).toEqual({ theme: 'halfdrop' });
});

it('sends the look within the theme as a whole, and rejects colors that cannot be read', () => {
  const colors = { ...values.colors, light: { background: '', text: '#8a8a8a', accent: '' } };
  const change = toStorefront({ ...values, colors }, new Set(['colors']));
  expect(change).toEqual({ brand: { ...DEFAULT_STOREFRONT.brand, colors } });
  expect(checkStorefront({ ...values, colors })).toEqual({
    'colors.light.text': { key: 'storefront.problem.color.text' },
  });
});

it('names the place of a link that leads nowhere, also one level below', () => {
  const menu = [{ label, link: '/collections/mugs', items: [{ label: { en: '', he: '' }, link: 'mugs' }] }];
  expect(Object.keys(checkStorefront({ ...values, menu }))).toEqual([
    'menu.0.items.0.label.en',
    'menu.0.items.0.link',
  ]);
});
