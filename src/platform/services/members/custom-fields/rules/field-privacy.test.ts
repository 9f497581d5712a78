import { describe, expect, it } from 'vitest';
import { applies, NOBODY } from './applies.ts';
import { maySee, shownContact, type Viewer, viewerOf } from './field-privacy.ts';

const VIEWERS: readonly Viewer[] = ['merchant', 'owner', 'member', 'visitor'];

/** Whom a field of that privacy is shown to, where it is on the profile and for the member. */
const SHOWN = {
  PUBLIC: ['merchant', 'owner', 'member', 'visitor'],
  PRIVATE: ['merchant', 'owner'],
  UNKNOWN: ['merchant', 'owner'],
} as const;

const cases = VIEWERS.flatMap((viewer) =>
  (['PUBLIC', 'PRIVATE', 'UNKNOWN'] as const).flatMap((defaultPrivacy) =>
    [true, false].flatMap((hidden) =>
      [true, false].map((isForThem) => ({ viewer, defaultPrivacy, hidden, isForThem })),
    ),
  ),
);

describe('who sees a field', () => {
  it.each(cases)(
    'docs: $viewer, $defaultPrivacy, hidden $hidden, for them $isForThem',
    ({ viewer, defaultPrivacy, hidden, isForThem }) => {
      const expected = !hidden && isForThem && (SHOWN[defaultPrivacy] as readonly Viewer[]).includes(viewer);
      expect(maySee(viewer, { defaultPrivacy, hidden }, isForThem)).toBe(expected);
    },
  );

  it('docs: one is the owner of one’s own profile, and the key of the shop is the shop', () => {
    const siteId = 'site';
    expect(viewerOf({ kind: 'api-key', siteId, permissions: [] }, 'a')).toBe('merchant');
    expect(viewerOf({ kind: 'member', siteId, memberId: 'a' }, 'a')).toBe('owner');
    expect(viewerOf({ kind: 'member', siteId, memberId: 'b' }, 'a')).toBe('member');
    expect(viewerOf({ kind: 'visitor', siteId, visitorId: 'a' }, 'a')).toBe('visitor');
    expect(viewerOf({ kind: 'anyone', siteId }, 'a')).toBe('visitor');
  });
});

const system = (key: string, defaultPrivacy: 'PUBLIC' | 'PRIVATE') =>
  ({
    field: { key, name: key, fieldOrigin: 'SYSTEM', defaultPrivacy, hidden: false },
    isForThem: true,
  }) as const;
const custom = (key: string, defaultPrivacy: 'PUBLIC' | 'PRIVATE', isForThem = true) =>
  ({
    field: { key, name: `The ${key}`, fieldOrigin: 'CUSTOM', defaultPrivacy, hidden: false },
    isForThem,
  }) as const;

const contact = {
  firstName: 'Noa',
  lastName: 'Levi',
  emails: ['noa@example.com'],
  customFields: { open: { value: 1 }, secret: { value: 2 }, others: { value: 3 }, unknown: { value: 4 } },
};

it('docs: others are told of public fields, the platform’s own among them', () => {
  const fields = [
    system('firstName', 'PUBLIC'),
    system('lastName', 'PRIVATE'),
    custom('open', 'PUBLIC'),
    custom('secret', 'PRIVATE'),
    custom('others', 'PUBLIC', false),
    custom('empty', 'PUBLIC'),
  ];
  const seen = { firstName: 'Noa', customFields: { open: { name: 'The open', value: 1 } } };
  expect(shownContact(contact, fields, 'visitor')).toEqual(seen);
  expect(shownContact(contact, fields, 'member')).toEqual(seen);
  const { customFields: _all, ...own } = contact;
  const whole = {
    ...own,
    customFields: { open: { name: 'The open', value: 1 }, secret: { name: 'The secret', value: 2 } },
  };
  expect(shownContact(contact, fields, 'owner')).toEqual(whole);
  expect(shownContact(contact, fields, 'merchant')).toEqual(whole);
  expect(shownContact(contact, [], 'visitor')).toBeUndefined();
  expect(shownContact({}, [], 'owner')).toEqual({});
});

describe('whom a field is for', () => {
  const ana = { ...NOBODY, MEMBER: new Set(['ana']), BADGE: new Set(['trade']) };
  const of = (
    to: readonly (readonly ['MEMBER' | 'BADGE' | 'ROLE', string])[],
    not: readonly (readonly ['MEMBER' | 'BADGE' | 'ROLE', string])[] = [],
  ) => ({
    applications: { items: to.map(([applicationType, entityId]) => ({ applicationType, entityId })) },
    exclusions: { items: not.map(([exclusionType, entityId]) => ({ exclusionType, entityId })) },
  });

  it.each([
    ['everybody, without an application', undefined, true],
    ['everybody, where nobody is named', of([]), true],
    ['a member', of([['MEMBER', 'ana']]), true],
    ['another member', of([['MEMBER', 'ben']]), false],
    ['a badge', of([['BADGE', 'trade']]), true],
    ['another badge', of([['BADGE', 'ana']]), false],
    [
      'one of several',
      of([
        ['ROLE', 'trade'],
        ['BADGE', 'trade'],
      ]),
      true,
    ],
    ['who is excluded, whatever else', of([['MEMBER', 'ana']], [['BADGE', 'trade']]), false],
    ['everybody but others', of([], [['BADGE', 'press']]), true],
    ['everybody but them', of([], [['MEMBER', 'ana']]), false],
  ] as const)('docs: %s', (_what, application, expected) => {
    expect(applies(application, ana)).toBe(expected);
  });
});
