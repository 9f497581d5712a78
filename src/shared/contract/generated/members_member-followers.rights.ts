// Written by `npm run generate` from @wix/auto_sdk_members_member-followers 1.0.46.
export const followMember = ['MEMBERS.MEMBER_FOLLOW'] as const;
export const listCurrentMemberFollowers = ['MEMBERS.FOLLOW_READ_MY'] as const;
export const listCurrentMemberFollowing = ['MEMBERS.FOLLOW_READ_MY'] as const;
export const listMemberFollowers = ['MEMBERS.FOLLOW_READ'] as const;
export const listMemberFollowing = ['MEMBERS.FOLLOW_READ'] as const;
export const queryCurrentMemberConnections = ['MEMBERS.FOLLOW_READ_MY'] as const;
export const queryMemberConnections = ['MEMBERS.FOLLOW_READ'] as const;
export const unfollowMember = ['MEMBERS.MEMBER_FOLLOW'] as const;
