// Written by `npm run generate` from @wix/auto_sdk_members_member-report 1.0.51.
import type * as schema from '../schema.ts';

export const Category = ['UNKNOWN', 'SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER'] as const;
export type Category = (typeof Category)[number];

export const Reason = {
  category: { values: Category },
  description: { type: 'string' },
} as const satisfies schema.Message;

export const MemberReport = {
  reportedMemberId: { type: 'string', format: 'GUID' },
  reason: { of: Reason },
} as const satisfies schema.Message;
