import { expect, it } from 'vitest';
import { DEFAULT_CHECKOUT_PAGE } from '#shared/checkout-page.ts';
import { onColour, problemsOf, readValues, toChange, type CheckoutRecord } from './settings-record.ts';

const record: CheckoutRecord = {
  id: 'settings',
  revision: '',
  settings: {
    checkoutFields: { policyAgreementCheckbox: { visible: true } },
    checkoutBrand: { header: { text: 'Halfdrop' } },
  },
  page: { ...DEFAULT_CHECKOUT_PAGE, words: { en: {}, he: { orderSummary: 'הסל' } } },
};
const values = readValues(record);

it('reads both halves into one form', () => {
  expect(values).toMatchObject({
    phone: 'OPTIONAL',
    company: 'HIDDEN',
    agreement: true,
    newsletter: false,
    giftCards: true,
    headerText: 'Halfdrop',
    he_orderSummary: 'הסל',
    en_orderSummary: '',
  });
});

it('sends what was changed and nothing else, each half by itself', () => {
  expect(toChange(values, new Set())).toEqual({});
  expect(toChange({ ...values, phone: 'REQUIRED' }, new Set(['phone']))).toEqual({
    page: { fields: { phone: 'REQUIRED', company: 'HIDDEN', addressLine2: 'OPTIONAL' } },
  });
  expect(toChange({ ...values, privacyPolicy: true }, new Set(['privacyPolicy']))).toEqual({
    settings: { checkoutPolicies: { privacyPolicy: { visible: true } } },
  });
  const words = toChange({ ...values, en_placeOrderButton: ' Order it ' }, new Set(['en_placeOrderButton']));
  expect(words.page?.words?.en).toMatchObject({ placeOrderButton: 'Order it', orderSummary: '' });
  expect(words.page?.words?.he).toBeUndefined();
});

it('clears what was emptied', () => {
  expect(
    toChange({ ...values, headerText: '', buttonColour: '' }, new Set(['headerText', 'buttonColour'])),
  ).toEqual({
    settings: { checkoutBrand: { header: { text: null }, global: { placeOrderButtonColor: null } } },
  });
});

it('rejects colours that are none, and a name that nobody can read on its ground', () => {
  expect(problemsOf(values)).toEqual({});
  expect(Object.keys(problemsOf({ ...values, buttonColour: 'red' }))).toEqual(['buttonColour']);
  expect(Object.keys(problemsOf({ ...values, headerBack: '#777777', headerInk: '#888888' }))).toEqual([
    'headerInk',
  ]);
  expect(problemsOf({ ...values, headerBack: '#000000' })).toHaveProperty('headerInk');
  expect(problemsOf({ ...values, headerBack: '#000000', headerInk: '#FFFFFF' })).toEqual({});
});

it('writes on a button in what reads better there', () => {
  expect([onColour('#13201b'), onColour('#ffd24d'), onColour('#7A2E0E')]).toEqual([
    '#ffffff',
    '#13201b',
    '#ffffff',
  ]);
});
