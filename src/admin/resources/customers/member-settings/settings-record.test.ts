import { describe, expect, it } from 'vitest';
import { toChange, toRecord } from './settings-record.ts';

const begun = toRecord({}, { revision: '1' }, { defaultPrivacy: 'PRIVATE', revision: '1' });

describe('the settings of members', () => {
  it('read as the platform keeps them', () => {
    expect(begun).toMatchObject({ approval: false, profiles: 'everybody', beginsAs: 'PRIVATE' });
    const visible = { publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' } as const;
    expect(toRecord({ requireOwnerApproval: true }, visible, { defaultPrivacy: 'PUBLIC' })).toMatchObject({
      approval: true,
      profiles: 'members',
      beginsAs: 'PUBLIC',
    });
    expect(toRecord({}, { ...visible, publicMemberCandidates: 'NO_ONE' }, {}).profiles).toBe('none');
  });

  it('send what was changed and nothing else, with the revision that was read', () => {
    const values = { approval: true, verification: true, profiles: 'members', beginsAs: 'PUBLIC' } as const;
    expect(toChange(values, new Set(), begun)).toEqual({});
    expect(toChange(values, new Set(['approval', 'profiles']), begun)).toEqual({
      joining: { requireOwnerApproval: true },
      privacy: {
        publicMemberCandidates: 'ANYONE',
        publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY',
        revision: '1',
      },
    });
    expect(toChange(values, new Set(['beginsAs']), begun)).toEqual({
      beginning: { defaultPrivacy: 'PUBLIC', revision: '1' },
    });
  });
});
