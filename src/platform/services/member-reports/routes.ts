import { z } from 'zod';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { markReviewed } from './review.ts';
import { reportedMembers } from './tables.ts';

const marked = z.strictObject({ memberId: z.guid(), reviewed: z.boolean() });

/** What the contract tells of but has no call for: that somebody looked through the reports of a member. */
export const routes: readonly HostedRoute[] = [
  {
    method: 'POST',
    path: '/hosted/member-reports/reviewed/write',
    async handle(request, context) {
      requireMerchant(context, 'MEMBERS.REPORTS_DELETE');
      const { memberId, reviewed } = await readJson(request, marked);
      return Response.json({ reportedMember: await markReviewed(context, memberId, reviewed) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/member-reports/counts/read',
    async handle(_request, context) {
      requireMerchant(context, 'MEMBERS.REPORTS_READ');
      const { db, siteId } = context;
      const of = async (reviewed: boolean) => (await reportedMembers.count(db, siteId, { reviewed })).count;
      return Response.json({ open: await of(false), reviewed: await of(true) });
    },
  },
];
