// Written by `npm run generate` from @wix/auto_sdk_members_badges 1.0.54.
export const assignBadge = ['BADGES.BADGE_ASSIGN'] as const;
export const createBadge = ['BADGES.BADGE_CREATE'] as const;
export const deleteBadge = ['BADGES.BADGE_DELETE'] as const;
export const getBadge = ['BADGES.BADGE_READ'] as const;
export const getMemberCountsPerBadge = ['BADGES.BADGE_READ_MEMBERS'] as const;
export const listBadges = ['BADGES.BADGE_READ'] as const;
export const listBadgesPerMember = ['BADGES.BADGE_READ_MEMBERS'] as const;
export const listMembersByBadge = ['BADGES.BADGE_READ_MEMBERS'] as const;
export const unassignBadge = ['BADGES.BADGE_ASSIGN'] as const;
export const updateBadge = ['BADGES.BADGE_UPDATE'] as const;
export const updateBadgesDisplayOrder = ['BADGES.BADGE_UPDATE_DISPLAY_ORDER'] as const;
