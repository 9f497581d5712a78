import { expect, it } from 'vitest';
import {
  bankAccountProblems,
  maskedAccount,
  NO_ACCOUNT,
  tidyBankAccount,
  writtenAccount,
} from './bank-account.ts';

const account = { ...NO_ACCOUNT, offered: true, holder: 'Halfdrop', account: 'DE89 3704 0044 0532 0130 00' };

it('takes an IBAN however it is typed, and writes it in groups of four', () => {
  expect(bankAccountProblems({ ...account, account: 'de89370400440532013000' })).toEqual({});
  expect(writtenAccount('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(tidyBankAccount({ ...account, bic: ' coba deff xxx ' }).bic).toBe('COBADEFFXXX');
});

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89 •••• 3000'],
  ['12-345678-901', '12-3 •••• -901'],
  ['123456789', '•••• 89'],
  ['1234', '••••'],
  ['', ''],
])('masks %j as %j', (written, masked) => {
  expect(maskedAccount(written)).toBe(masked);
});

it('takes numbers of countries without IBAN as they are', () => {
  expect(bankAccountProblems({ ...account, account: '12-345678-901' })).toEqual({});
  expect(writtenAccount(' 12-345678-901 ')).toBe('12-345678-901');
});

it.each([
  [{ account: 'DE88 3704 0044 0532 0130 00' }, { account: 'iban' }],
  [{ account: 'DE89 3704' }, { account: 'iban' }],
  [{ bic: 'HALFDROP1' }, { bic: 'bic' }],
  [
    { holder: ' ', account: '' },
    { holder: 'required', account: 'required' },
  ],
  [{ daysToPay: 0 }, { daysToPay: 'days' }],
  [{ daysToPay: 1.5 }, { daysToPay: 'days' }],
])('says what is wrong with %j', (part, problems) => {
  expect(bankAccountProblems({ ...account, ...part })).toEqual(problems);
});

it('asks for nothing while it is not offered', () => {
  expect(bankAccountProblems(NO_ACCOUNT)).toEqual({});
});
