import { expect, it } from 'vitest';
import { AUDIENCES, exampleOf, seesField } from './audiences.ts';

const seen = (defaultPrivacy: 'PUBLIC' | 'PRIVATE', hidden = false) =>
  AUDIENCES.filter((eyes) => seesField(eyes, { defaultPrivacy, hidden }));

it('docs: what is public all see, the rest its owner and the team, and nobody what is hidden', () => {
  expect(seen('PUBLIC')).toEqual(['owner', 'member', 'visitor', 'team']);
  expect(seen('PRIVATE')).toEqual(['owner', 'team']);
  expect(seen('PUBLIC', true)).toEqual([]);
  expect(exampleOf({ key: 'wall-height', fieldType: 'NUMBER' })).toBe('290');
  expect(exampleOf({ key: 'firstName', fieldType: 'TEXT' })).toBe('Noa');
});
