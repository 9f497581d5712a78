// Written by `npm run generate` from @wix/auto_sdk_members_badge-assignments 1.0.32.
export const bulkCreateBadgeAssignments = ['BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE'] as const;
export const bulkDeleteBadgeAssignments = ['BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE'] as const;
export const bulkUpdateBadgeAssignmentTags = ['BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS'] as const;
export const bulkUpdateBadgeAssignmentTagsByFilter = ['BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS'] as const;
export const createBadgeAssignment = ['BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE'] as const;
export const deleteBadgeAssignment = ['BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE'] as const;
export const queryBadgeAssignments = ['BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ'] as const;
