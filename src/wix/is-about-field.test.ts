import { expect, it } from 'vitest';
import { CallError } from './errors.ts';
import { isAboutField } from './is-about-field.ts';

const rejected = (fields: readonly string[], status = 400) =>
  new CallError({
    code: 'INVALID',
    status,
    message: 'Rejected',
    violations: fields.map((field) => ({ field, description: 'is wrong', rule: 'OTHER', data: {} })),
  });

it('is about a field where each violation names it, and never where none is named', () => {
  expect(isAboutField(rejected(['member.loginEmail']), /email/i)).toBe(true);
  expect(isAboutField(rejected(['member.loginEmail', 'somethingUnknown']), /email/i)).toBe(false);
  expect(isAboutField(rejected([]), /email/i)).toBe(false);
  expect(isAboutField(rejected(['email'], 428), /email/i)).toBe(false);
  expect(isAboutField(new Error('email'), /email/i)).toBe(false);
});
