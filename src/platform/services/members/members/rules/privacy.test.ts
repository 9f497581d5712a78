import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '#platform/query/evaluate.ts';
import { parseFilter } from '#platform/query/parse-filter.ts';
import { planTable } from '#platform/store/table-plan.ts';
import { runs } from '#testing/run-size.ts';
import type { SitePrivacy } from '../../member-privacy/public.ts';
import { members } from '../tables.ts';
import { beginsAs, scopeOf, sightOf, type Viewer } from './privacy.ts';

const { catalog } = planTable(members.definition);

const found = (viewer: Viewer, member: object): boolean => {
  const scope = scopeOf(viewer);
  return matches(parseFilter(scope, catalog, { path: 'scope', trusted: true }), member);
};

const site = (sitePrivacy: Partial<SitePrivacy> = {}): SitePrivacy => ({
  publicMemberVisibility: 'VISIBLE_TO_ALL',
  publicMemberCandidates: 'ANYONE',
  ...sitePrivacy,
});

const visitor = (sitePrivacy?: Partial<SitePrivacy>): Viewer => ({
  kind: 'shopper',
  isMember: false,
  site: site(sitePrivacy),
  blocks: new Set(),
});
const other = (sitePrivacy?: Partial<SitePrivacy>): Viewer => ({
  ...(visitor(sitePrivacy) as Extract<Viewer, { kind: 'shopper' }>),
  memberId: 'other',
  isMember: true,
});
const apart: Viewer = { ...(other() as Extract<Viewer, { kind: 'shopper' }>), blocks: new Set(['mia']) };
/** Not let in yet, or not any more. */
const outside: Viewer = {
  ...(other({ publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' }) as Extract<Viewer, { kind: 'shopper' }>),
  isMember: false,
};
const self: Viewer = { ...(other() as Extract<Viewer, { kind: 'shopper' }>), memberId: 'mia' };
const shop: Viewer = { kind: 'shop' };

const mia = { id: 'mia', status: 'APPROVED', privacyStatus: 'PUBLIC' } as const;

describe('who learns what of a member', () => {
  it.each([
    ['docs', 'visitors, of a public member', visitor(), mia, 'public'],
    ['docs', 'members, of a public member', other(), mia, 'public'],
    ['docs', 'the shop', shop, mia, 'everything'],
    ['docs', 'the shop, of a private one', shop, { ...mia, privacyStatus: 'PRIVATE' }, 'everything'],
    ['docs', 'oneself, private', self, { ...mia, privacyStatus: 'PRIVATE' }, 'everything'],
    ['docs', 'oneself, not let in yet', self, { ...mia, status: 'PENDING' }, 'everything'],
    ['docs', 'visitors, of a private member', visitor(), { ...mia, privacyStatus: 'PRIVATE' }, 'nothing'],
    ['docs', 'members, of a private member', other(), { ...mia, privacyStatus: 'PRIVATE' }, 'nothing'],
    ['assumed', 'of one who waits', other(), { ...mia, status: 'PENDING' }, 'nothing'],
    ['assumed', 'of a blocked one', other(), { ...mia, status: 'BLOCKED' }, 'nothing'],
    ['assumed', 'of a disconnected one', other(), { ...mia, status: 'OFFLINE' }, 'nothing'],
    ['docs', 'between two of whom one blocks the other', apart, mia, 'blocked'],
    ['docs', 'the same, private', apart, { ...mia, privacyStatus: 'PRIVATE' }, 'blocked'],
    [
      'docs',
      'visitors, where profiles are for members',
      visitor({ publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' }),
      mia,
      'nothing',
    ],
    [
      'docs',
      'members, where profiles are for members',
      other({ publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' }),
      mia,
      'public',
    ],
    ['assumed', 'one who is not let in, where profiles are for members', outside, mia, 'nothing'],
    [
      'docs',
      'members, where no profile is public',
      other({ publicMemberCandidates: 'NO_ONE' }),
      mia,
      'nothing',
    ],
    [
      'assumed',
      'members, where new profiles begin private',
      other({ defaultPrivacy: 'PRIVATE' }),
      mia,
      'public',
    ],
    [
      'docs',
      'members, where the shop decided for public',
      other({ defaultPrivacy: 'PUBLIC' }),
      mia,
      'public',
    ],
  ] as const)('%s: %s', (_source, _who, viewer, member, sight) => {
    expect(sightOf(viewer, member)).toBe(sight);
    expect(found(viewer, member)).toBe(sight === 'everything' || sight === 'public');
  });

  it('docs: the filter finds those of whom the function tells, and no others', () => {
    const ids = ['a', 'b', 'c'];
    const anySite = fc.record(
      {
        publicMemberVisibility: fc.constantFrom('VISIBLE_TO_ALL', 'VISIBLE_TO_MEMBERS_ONLY'),
        publicMemberCandidates: fc.constantFrom('ANYONE', 'NO_ONE'),
        defaultPrivacy: fc.constantFrom('PUBLIC', 'PRIVATE'),
      },
      { requiredKeys: ['publicMemberVisibility', 'publicMemberCandidates'] },
    );
    const shopper = fc.record(
      {
        kind: fc.constant('shopper'),
        memberId: fc.constantFrom(...ids),
        isMember: fc.boolean(),
        site: anySite,
        blocks: fc.subarray(ids).map((blocked) => new Set(blocked)),
      },
      { requiredKeys: ['kind', 'isMember', 'site', 'blocks'] },
    );
    const viewer = fc.oneof({ weight: 9, arbitrary: shopper }, fc.constant({ kind: 'shop' }));
    const member = fc.record({
      id: fc.constantFrom(...ids),
      status: fc.constantFrom('PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'),
      privacyStatus: fc.constantFrom('PUBLIC', 'PRIVATE'),
      activityStatus: fc.constantFrom('ACTIVE', 'MUTED'),
    });
    fc.assert(
      fc.property(viewer as fc.Arbitrary<Viewer>, member as fc.Arbitrary<typeof mia>, (who, whom) => {
        const sight = sightOf(who, whom);
        expect(found(who, whom)).toBe(sight === 'everything' || sight === 'public');
        expect(sight === 'everything').toBe(who.kind === 'shop' || who.memberId === whom.id);
      }),
      runs(5000),
    );
  });

  it.each([
    ['docs', undefined, undefined, 'PRIVATE'],
    ['docs', 'PUBLIC', undefined, 'PUBLIC'],
    ['docs', 'PRIVATE', undefined, 'PRIVATE'],
    ['assumed', undefined, 'PUBLIC', 'PUBLIC'],
    ['assumed', 'PUBLIC', 'PRIVATE', 'PRIVATE'],
    ['assumed', 'PRIVATE', 'PUBLIC', 'PUBLIC'],
  ] as const)(
    '%s: where the shop decided %s and %s is asked for, one begins %s',
    (_s, decided, wanted, begins) => {
      const privacy = site(decided ? { defaultPrivacy: decided } : {});
      expect(beginsAs(privacy, wanted)).toBe(begins);
      expect(beginsAs({ ...privacy, publicMemberCandidates: 'NO_ONE' }, wanted)).toBe('PRIVATE');
    },
  );
});
