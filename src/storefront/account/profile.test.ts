import { expect, it } from 'vitest';
import { changeOf, conflictsOf, type ProfileValues } from './profile.ts';

const before: ProfileValues = { firstName: 'Noa', lastName: 'Levi', nickname: '', phone: '' };

it('writes only what was changed here', () => {
  expect(changeOf(before, { ...before, lastName: ' Cohen ' }, [])).toEqual({
    contact: { lastName: 'Cohen' },
  });
  expect(changeOf(before, { ...before, nickname: 'noa' }, [])).toEqual({ profile: { nickname: 'noa' } });
  expect(changeOf(before, before, [])).toEqual({});
});

it('changes the first phone and leaves the others', () => {
  expect(changeOf(before, { ...before, phone: '+31 6 1' }, ['old', 'other'])).toEqual({
    contact: { phones: ['+31 6 1', 'other'] },
  });
});

it('sees a conflict only where both changed the same field, and not to the same', () => {
  const mine = { ...before, firstName: 'Noa Lea' };
  expect(conflictsOf(before, mine, { ...before, lastName: 'Cohen' })).toEqual([]);
  expect(conflictsOf(before, mine, { ...before, firstName: 'N.' })).toEqual(['firstName']);
  expect(conflictsOf(before, mine, { ...before, firstName: 'Noa Lea' })).toEqual([]);
});
