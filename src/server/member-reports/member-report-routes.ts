import { Hono } from 'hono';
import { z } from 'zod';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { callPlatform } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const READ = 'MEMBERS.REPORTS_READ';
const CLOSE = 'MEMBERS.REPORTS_DELETE';

const decision = z.strictObject({ reviewed: z.boolean() });

/** Mounted at `/admin/api`: what the embedded platform knows of reports beyond the contract. */
export function memberReportRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/member-reports');

  app.post('/counts/read', async (c) => {
    await requireRight(c, READ);
    const path = '/hosted/member-reports/counts/read';
    return callPlatform(gateway.platformFetch, { method: 'POST', path, body: '{}' });
  });

  /** Somebody has looked through them, or has not after all. */
  app.post('/:id/reviewed', async (c) => {
    const by = await requireRight(c, CLOSE);
    const memberId = c.req.param('id');
    const { reviewed } = await readJson(c, decision);
    const answer = await callPlatform(gateway.platformFetch, {
      method: 'POST',
      path: '/hosted/member-reports/reviewed/write',
      body: JSON.stringify({ memberId, reviewed }),
      actor: by.email,
    });
    if (answer.ok)
      await recordDeed(c, gateway, by, {
        name: reviewed ? 'dismissMemberReports' : 'reopenMemberReports',
        entityType: 'member',
        entityId: memberId,
      });
    return answer;
  });

  return app;
}
