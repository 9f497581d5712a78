import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { block, communityOf, someMember, type TestMember } from '#testing/community.ts';
import { memberReportExtensions } from '#shared/extensions/member-reports.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';
const CATEGORIES = ['SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER'] as const;

type Category = (typeof CATEGORIES)[number];

onDatabase(
  'reports of members',
  (database) => {
    let stack: Stack;
    const of = (who?: TestMember) => communityOf(stack, who?.caller).memberReport;
    const people = (count: number) => Promise.all(Array.from({ length: count }, () => someMember(stack)));
    const report = (
      by: TestMember | undefined,
      about: TestMember,
      category: Category = 'SPAM',
      description?: string,
    ) =>
      of(by).reportMember({
        reportedMemberId: about.id,
        reason: { category, ...(description !== undefined && { description }) },
      });
    const summaryOf = async ({ id }: TestMember) =>
      (await of().queryReportedMembers({ query: { filter: { reportedMemberId: id } } })).reportedMembers?.[0];
    const call = extensionCalls(memberReportExtensions, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );
    const told = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} and entity_fqdn = 'wix.members.v1.member_report'
        order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    beforeAll(() => {
      stack = startStack(database());
    });

    describe('reporting', () => {
      it('docs: tells who, whom and why, and adds up per member', async () => {
        const [ana, rui, eva] = (await people(3)) as [TestMember, TestMember, TestMember];
        const { memberReport } = await report(ana, rui, 'HARASSMENT', '  He insults me.  ');
        expect(memberReport).toEqual({
          _id: expect.any(String),
          reportedMemberId: rui.id,
          reportingMemberId: ana.id,
          reason: { category: 'HARASSMENT', description: 'He insults me.' },
          _createdDate: expect.any(Date),
        });
        expect(await summaryOf(rui)).toEqual({
          reportedMemberId: rui.id,
          reportCount: '1',
          reviewed: false,
          lastReportDate: memberReport?._createdDate,
        });
        stack.clock.advance(60_000);
        await report(eva, rui);
        expect(await summaryOf(rui)).toMatchObject({ reportCount: '2' });
        const { items } = await of().queryMemberReports().eq('reportedMemberId', rui.id).find();
        expect(items.map(({ reportingMemberId }) => reportingMemberId)).toEqual([eva.id, ana.id]);
        expect(await told(rui.id)).toEqual(['reported_member_created']);
        expect(await told(String(memberReport?._id))).toEqual(['created']);
      });

      it('docs: nobody reports themselves, or whom the shop has blocked', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        expect(await errorOf(report(ana, ana))).toBe('SELF_REPORTING_FORBIDDEN');
        await block(stack, rui.id);
        expect(await errorOf(report(undefined, rui))).toBe('CANNOT_REPORT_BLOCKED_MEMBER');
        expect(
          await errorOf(of(ana).reportMember({ reportedMemberId: NOBODY, reason: { category: 'SPAM' } })),
        ).toBe('NOT_FOUND');
        expect(await summaryOf(rui)).toBeUndefined();
      });

      it('docs: once for each reason, also at once', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        const answers = await Promise.all([1, 2, 3].map(() => errorOf(report(ana, rui))));
        expect(answers.map(String).toSorted()).toEqual([
          'ALREADY_EXISTS',
          'ALREADY_EXISTS',
          'nothing refused',
        ]);
        await report(ana, rui, 'OTHER');
        expect(await summaryOf(rui)).toMatchObject({ reportCount: '2' });
      });

      it('docs: takes a reason that is one', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        const because = (reason: object) =>
          errorOf(of(ana).reportMember({ reportedMemberId: rui.id, reason }));
        expect(await because({ category: 'UNKNOWN' })).toEqual([
          'memberReport.reason.category REQUIRED_FIELD',
        ]);
        expect(await because({ description: 'so' })).toEqual(['memberReport.reason.category REQUIRED_FIELD']);
        expect(await because({ category: 'SPAM', description: 'x'.repeat(2001) })).toEqual([
          'memberReport.reason.description MAX_LENGTH',
        ]);
      });

      it('assumed: whom one may not see one cannot report; the shop can', async () => {
        const ana = await someMember(stack);
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        expect(await errorOf(report(ana, shy))).toBe('NOT_FOUND');
        const { memberReport } = await report(undefined, shy);
        expect(memberReport?.reportingMemberId).toBeUndefined();
      });

      it('assumed: a block between the two keeps nobody from it', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await communityOf(stack, ana.caller).memberToMemberBlock.blockMember(rui.id);
        await report(ana, rui, 'HARASSMENT');
        await report(rui, ana);
        expect(await summaryOf(rui)).toMatchObject({ reportCount: '1' });
      });

      it('assumed: has an end within a day', async () => {
        const ana = await someMember(stack);
        for (const other of await people(20)) await report(ana, other);
        const last = await someMember(stack);
        expect(await errorOf(report(ana, last))).toBe('RESOURCE_EXHAUSTED');
        stack.clock.advance(24 * 3600_000 + 1000);
        await report(ana, last);
      });

      it('docs: members report, visitors do not, and the shop alone reads', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        const visitor = communityOf(stack, newVisitor()).memberReport;
        expect(
          await errorOf(visitor.reportMember({ reportedMemberId: rui.id, reason: { category: 'SPAM' } })),
        ).toBe('PERMISSION_DENIED');
        const key = communityOf(stack, { kind: 'api-key', key: TEST_READ_KEY }).memberReport;
        for (const api of [of(ana), visitor, key]) {
          expect(await errorOf(api.listReportedMembers())).toBe('PERMISSION_DENIED');
          expect(await errorOf(api.queryMemberReports().find())).toBe('PERMISSION_DENIED');
          expect(await errorOf(api.deleteMemberReports(rui.id))).toBe('PERMISSION_DENIED');
        }
      });
    });

    describe('looking through', () => {
      it('docs: lists the reported by cursor and by offset', async () => {
        const [ana, rui, eva] = (await people(3)) as [TestMember, TestMember, TestMember];
        await report(ana, rui);
        stack.clock.advance(1000);
        await report(ana, eva);
        const first = await of().listReportedMembers({ cursorPaging: { limit: 1 } });
        expect(first.reportedMembers).toHaveLength(1);
        const second = await of().listReportedMembers({
          cursorPaging: { limit: 1, cursor: first.pagingMetadata?.cursors?.next ?? null },
        });
        expect(second.reportedMembers?.[0]?.reportedMemberId).not.toBe(
          first.reportedMembers?.[0]?.reportedMemberId,
        );
        const reply = await stack.call(
          'GET',
          '/members/v1/member-reports/members?paging.limit=1&paging.offset=1',
        );
        expect(await reply.json()).toMatchObject({
          reportedMembers: [{ reportedMemberId: second.reportedMembers?.[0]?.reportedMemberId }],
          pagingMetadata: { count: 1, offset: 1 },
        });
      });

      it('assumed: those still to be looked through come by how many reports they have', async () => {
        const [ana, rui, eva] = (await people(3)) as [TestMember, TestMember, TestMember];
        await report(ana, rui);
        await report(ana, eva);
        await report(rui, eva);
        const { reportedMembers } = await of().queryReportedMembers({
          query: {
            filter: { reviewed: false, reportedMemberId: { $in: [rui.id, eva.id] } },
            sorting: [
              { fieldName: 'reportCount', order: 'DESC' },
              { fieldName: 'lastReportDate', order: 'DESC' },
            ],
          },
        });
        expect(reportedMembers?.map(({ reportedMemberId }) => reportedMemberId)).toEqual([eva.id, rui.id]);
      });

      it('assumed: they are marked as looked through and back, until somebody reports again', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await report(ana, rui);
        const dismiss = (memberId: string) => call('dismissMemberReports', { memberId });
        const open = async () => (await call('countReportedMembers', {})).body.open;
        const before = await open();
        expect((await dismiss(rui.id)).body).toMatchObject({ reportedMember: { reviewed: true } });
        expect(await open()).toBe(before - 1);
        await call('reopenMemberReports', { memberId: rui.id });
        expect(await summaryOf(rui)).toMatchObject({ reviewed: false, reportCount: '1' });
        await dismiss(rui.id);
        await report(ana, rui, 'OTHER');
        expect(await summaryOf(rui)).toMatchObject({ reviewed: false, reportCount: '2' });
        expect((await dismiss(NOBODY)).status).toBe(404);
        const key = { authorization: TEST_READ_KEY };
        expect((await call('dismissMemberReports', { memberId: rui.id }, key)).status).toBe(403);
      });

      it('sdk: they are marked by the call of @wix/members_member-report 1.0.7', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await report(ana, rui);
        const path = `/members/v1/member-reports/members/${rui.id}/mark-as-reviewed`;
        const reply = await stack.call('POST', path, {});
        expect([reply.status, await reply.json()]).toMatchObject([
          200,
          { reportedMember: { reportedMemberId: rui.id, reportCount: '1', reviewed: true } },
        ]);
        expect(await summaryOf(rui)).toMatchObject({ reviewed: true });
        expect((await stack.call('POST', path.replace(rui.id, NOBODY), {})).status).toBe(404);
      });

      it('docs: deletes all of a member, and they can be reported anew', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        const { memberReport } = await report(ana, rui);
        await report(ana, rui, 'OTHER');
        await of().deleteMemberReports(rui.id);
        expect(await summaryOf(rui)).toBeUndefined();
        expect((await of().queryMemberReports().eq('reportedMemberId', rui.id).find()).items).toEqual([]);
        expect(await told(rui.id)).toEqual(['reported_member_created', 'reported_member_deleted']);
        expect(await told(String(memberReport?._id))).toEqual(['created', 'deleted']);
        expect(await errorOf(of().deleteMemberReports(rui.id))).toBe('NOT_FOUND');
        await report(ana, rui);
      });

      it('docs: reports go with the member they are about', async () => {
        const [ana, rui] = (await people(2)) as [TestMember, TestMember];
        await report(ana, rui);
        await communityOf(stack).members.deleteMember(rui.id);
        expect(await summaryOf(rui)).toBeUndefined();
      });
    });

    it('assumed: whatever is reported, looked through and deleted, the sum is that of the reports', async () => {
      const members = await people(4);
      const action = fc.record({
        by: fc.nat(3),
        about: fc.nat(3),
        category: fc.constantFrom(...CATEGORIES),
        what: fc.constantFrom('report', 'report', 'report', 'review', 'delete'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
          stack.clock.advance(24 * 3600_000 + 1000);
          for (const { id } of members)
            await of()
              .deleteMemberReports(id)
              .catch(() => undefined);
          for (const { by, about, category, what } of actions) {
            const [who, whom] = [members[by]!, members[about]!];
            if (what === 'report') await report(who, whom, category).catch(() => undefined);
            if (what === 'review') await call('dismissMemberReports', { memberId: whom.id });
            if (what === 'delete')
              await of()
                .deleteMemberReports(whom.id)
                .catch(() => undefined);
          }
          for (const member of members) {
            const { items } = await of().queryMemberReports().eq('reportedMemberId', member.id).find();
            const summary = await summaryOf(member);
            expect(Number(summary?.reportCount ?? 0)).toBe(items.length);
            expect(summary?.lastReportDate).toEqual(items[0]?._createdDate);
          }
        }),
        runs(20),
      );
    });
  },
  platformMigrations,
);
