import { expect, it } from 'vitest';
import { mainReason, personName } from './reported-member.ts';

const report = (category: 'SPAM' | 'HARASSMENT' | 'OTHER') => ({
  reportedMemberId: 'm',
  reason: { category },
});

it('what most report a member for is the reason, the latest of as many', () => {
  expect(mainReason([])).toBeUndefined();
  expect(mainReason([report('OTHER'), report('SPAM')])).toBe('OTHER');
  expect(mainReason([report('OTHER'), report('SPAM'), report('SPAM')])).toBe('SPAM');
});

it('a member goes by nickname, name or address, whichever there is', () => {
  const loginEmail = 'ines@example.com';
  const contact = { firstName: 'Ines', lastName: 'Sousa' };
  expect(personName({ loginEmail, contact, profile: { nickname: 'inky' } })).toBe('inky');
  expect(personName({ loginEmail, contact })).toBe('Ines Sousa');
  expect(personName({ loginEmail })).toBe(loginEmail);
  expect(personName(undefined)).toBeUndefined();
});
