import { assert, constantFrom, dictionary, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnField } from '#shared/people.ts';
import { CallError } from '#wix/errors.ts';
import type { Member } from '#wix/shopper/member-operations.ts';
import {
  fieldChange,
  fieldProblem,
  fieldValues,
  isInProfileForm,
  overtakenFields,
  rejectedFields,
  rejectionOfOthers,
} from './own-fields.ts';

const field = (key: string, type: OwnField['type'], isPlatforms = false): OwnField => ({
  key,
  name: key,
  type,
  isPlatforms,
  section: 'GENERAL',
  isPublic: true,
});
const text = field('walls', 'TEXT');
const number = field('height', 'NUMBER');
const day = field('moved-in', 'DATE');
const url = field('website', 'URL');
const title = field('title', 'TEXT', true);
const position = field('position', 'TEXT', true);
const all = [text, number, day, url, title, position];

const member = {
  profile: { title: 'Painter' },
  contact: {
    jobTitle: 'Owner',
    customFields: {
      walls: { name: 'walls', value: 'Lime' },
      height: { name: 'height', value: 2.9 },
      'moved-in': { name: 'moved-in', value: '2024-05-09T00:00:00.000Z' },
    },
  },
} as Member;

describe('what the shop asks', () => {
  it('assumed: stands in the controls as it is kept, the platform’s own from their places', () => {
    expect(fieldValues(all, member)).toEqual({
      walls: 'Lime',
      height: '2.9',
      'moved-in': '2024-05-09',
      website: '',
      title: 'Painter',
      position: 'Owner',
    });
    expect(['title', 'phone', 'firstName'].map((key) => isInProfileForm(field(key, 'TEXT', true)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [number, '2,5', undefined],
    [number, '-4', undefined],
    [number, '1,250', 'NUMBER'],
    [number, '2 m', 'NUMBER'],
    [number, '1e3', 'NUMBER'],
    [number, '', undefined],
    [day, '2024-05-09', undefined],
    [day, '2024-05-09x', 'DATE'],
    [day, '2024-02-30', 'DATE'],
    [day, 'yesterday', 'DATE'],
    [url, 'example.com/wall', undefined],
    [url, 'javascript:alert(1)', 'URL'],
    [field('i', 'SOCIAL'), '@noa', 'SOCIAL'],
    [text, 'x'.repeat(1000), undefined],
    [text, 'x'.repeat(1001), 'long'],
    [title, 'x'.repeat(256), 'long'],
  ] as const)('assumed: %j with %j is %j', (requested, typed, problem) => {
    expect(fieldProblem(requested, typed)).toBe(problem);
  });

  it('assumed: sends only what was changed, of its type and to its place', () => {
    const before = fieldValues(all, member);
    expect(fieldChange(all, before, { ...before, walls: ' Lime ' })).toBeUndefined();
    const mine = {
      ...before,
      walls: '',
      height: '3,25',
      website: 'example.com',
      title: 'Weaver',
      position: '',
    };
    expect(fieldChange(all, before, mine)).toEqual({
      profile: { title: 'Weaver' },
      contact: {
        jobTitle: '',
        customFields: {
          walls: { value: '' },
          height: { value: 3.25 },
          website: { value: 'https://example.com' },
        },
      },
    });
  });

  it('assumed: nothing is written over that somebody else wrote meanwhile', () => {
    const words = dictionary(constantFrom('walls', 'title', 'position'), string());
    assert(
      property(tuple(words, words, words), ([before, mine, theirs]) => {
        const lost = overtakenFields(all, before, mine, theirs);
        const change = fieldChange(all, before, mine);
        for (const { key } of all) {
          const [was, own, other] = [before, mine, theirs].map((from) => (from[key] ?? '').trim());
          expect(lost.includes(key)).toBe(own !== was && other !== was && own !== other);
        }
        expect(change === undefined).toBe(
          all.every(({ key }) => (mine[key] ?? '').trim() === (before[key] ?? '').trim()),
        );
      }),
    );
  });

  it('sdk: what the platform rejects stands beside its field', () => {
    const at = (path: string, rule: string) => ({ field: `member.${path}`, rule });
    const violations = [
      at('contact.customFields.walls', 'VALIDATION'),
      at('contact.customFields.height.value', 'FORMAT'),
      at('contact.customFields.website.value', 'OTHER'),
      at('profile.title', 'MAX_LENGTH'),
    ];
    expect(rejectedFields(all, { violations })).toEqual({
      walls: 'removed',
      height: 'NUMBER',
      website: 'URL',
      title: 'long',
    });
  });

  it('assumed: what is rejected beside the fields is known to be', () => {
    const at = (field: string, rule: string) => ({ field, rule, description: 'is wrong', data: {} });
    const walls = at('member.contact.customFields.walls.value', 'OTHER');
    const phone = at('member.contact.phones[0]', 'FORMAT');
    const others = (...violations: ReturnType<typeof at>[]) =>
      rejectionOfOthers(all, new CallError({ code: 'INVALID', status: 400, message: '', violations }))
        ?.violations;
    expect(others()).toBeUndefined();
    expect(others(walls)).toBeUndefined();
    expect(others(phone)).toEqual([phone]);
    expect(others(walls, phone)).toEqual([phone]);
  });
});
