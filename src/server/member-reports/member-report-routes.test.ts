import { beforeEach, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const JUDGES = new Set(['owner', 'merchant', 'moderator']);

onDatabase(
  'routes of reported members',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { open: 1, reviewed: 2 } }));
    });

    it('who judges marks them as looked through and back, and it is written down', async () => {
      for (const role of roleNames) {
        const person = await shop.signedIn(role);
        const { status } = await person.post(`/admin/api/member-reports/${ID}/reviewed`, { reviewed: true });
        expect(`${role} ${status}`).toBe(`${role} ${JUDGES.has(role) ? 200 : 403}`);
      }
      expect(shop.calls.at(-1)).toMatchObject({
        path: '/hosted/member-reports/reviewed/write',
        body: JSON.stringify({ memberId: ID, reviewed: true }),
      });
      const owner = await shop.signedIn('owner');
      await owner.post(`/admin/api/member-reports/${ID}/reviewed`, { reviewed: false });
      const listed = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      const deeds = new Set(listed.map(({ operation }) => operation));
      expect(deeds).toContain('counterpart.dismissMemberReports');
      expect(deeds).toContain('counterpart.reopenMemberReports');
    });

    it('the figures are for who may read the reports', async () => {
      const person = await shop.signedIn('moderator');
      const answer = await person.post('/admin/api/member-reports/counts/read', {});
      expect(await answer.json()).toEqual({ open: 1, reviewed: 2 });
      expect((await shop.browser().post('/admin/api/member-reports/counts/read')).status).toBe(401);
    });
  },
  gatewayMigrations,
);
