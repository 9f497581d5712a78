// Written by `npm run generate` from @wix/auto_sdk_members_badges-v-2 1.0.39.
export const createBadge = ['BADGES.BADGE_CREATE'] as const;
export const deleteBadge = ['BADGES.BADGE_DELETE'] as const;
export const getBadge = ['BADGES.BADGE_READ'] as const;
export const moveBadge = ['BADGES.BADGE_UPDATE_DISPLAY_ORDER'] as const;
export const queryBadges = ['BADGES.BADGE_READ'] as const;
export const updateBadge = ['BADGES.BADGE_UPDATE'] as const;
export const updateBadgesDisplayOrder = ['BADGES.BADGE_UPDATE_DISPLAY_ORDER'] as const;
