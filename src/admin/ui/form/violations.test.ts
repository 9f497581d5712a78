import { expect, it } from 'vitest';
import { CallError } from '#wix/errors.ts';
import { violationsOf } from './violations.ts';

const violation = (field: string, description: string) => ({ field, description, rule: 'OTHER', data: {} });
const refused = (...violations: ReturnType<typeof violation>[]) =>
  new CallError({ code: 'INVALID', status: 400, message: 'Refused', violations });

it('stands beside the field it is about, or a part of it', () => {
  const error = refused(violation('scope.orders', 'no such level'), violation('names[0]', 'too long'));
  const { of, other } = violationsOf(error, ['scope', 'names', 'name', 'sco']);
  expect([of('scope'), of('names'), of('name'), of('sco'), other]).toEqual([
    'No such level',
    'Too long',
    undefined,
    undefined,
    undefined,
  ]);
});

it('stands beside that one of many fields whose whole path it has', () => {
  const { of } = violationsOf(refused(violation('member.fields.size.value', 'is no size')), [
    'member.fields.size',
    'member.fields.siz',
  ]);
  expect([of('member.fields.size'), of('member.fields.siz')]).toEqual(['Is no size', undefined]);
});

it('is told of none of them where no field of the form is meant, and never lost', () => {
  const elsewhere = refused(violation('expiresAt', 'is over'));
  expect(violationsOf(elsewhere, ['name']).other).toMatchObject({
    message: 'expiresAt is over',
    violations: elsewhere.violations,
  });
  expect(violationsOf(new Error('Silent'), ['name']).other).toMatchObject({ message: 'Silent' });
  expect(violationsOf(undefined, ['name']).other).toBeUndefined();
  expect(violationsOf(null, ['name']).of('name')).toBeUndefined();
});

it('says above what is about none of the fields, beside what is about one', () => {
  const { of, other } = violationsOf(
    refused(violation('name', 'is taken'), violation('expiresAt', 'is over')),
    ['name'],
  );
  expect([of('name'), other?.message]).toEqual(['Is taken', 'expiresAt is over']);
});

it('says all that is about one field', () => {
  const { of } = violationsOf(refused(violation('name', 'is taken'), violation('name', 'is too long')), [
    'name',
  ]);
  expect(of('name')).toBe('Is taken. Is too long');
});
