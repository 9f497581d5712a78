import type { Context } from '#platform/context.ts';
import type { Handlers, MemberReportsApi } from '#platform/contract/index.ts';
import { presentReported } from './events.ts';
import { reportedMembers, reports } from './tables.ts';

/** What the SDK's public types leave out of the contract. */
interface ByOffset {
  paging?: { limit?: number | null; offset?: number | null };
}

export const readers = {
  async queryMemberReports({ query }, { db, siteId }) {
    const { filter, sorting: sort, paging: cursorPaging } = query ?? {};
    const { items, metadata } = await reports.query(db, siteId, { filter, sort, cursorPaging });
    return { memberReports: items, pagingMetadata: { count: metadata.count, cursors: metadata.cursors } };
  },

  async listReportedMembers(request, { db, siteId }) {
    const { cursorPaging, paging } = request as ByOffset & typeof request;
    if (paging && !cursorPaging) {
      const { items, metadata } = await reportedMembers.queryByOffset(db, siteId, { paging }, { root: '' });
      const { count, offset, total } = metadata;
      return { reportedMembers: items.map(presentReported), pagingMetadata: { count, offset, total } };
    }
    const { items, metadata } = await reportedMembers.query(db, siteId, { cursorPaging }, { root: '' });
    const { count, cursors } = metadata;
    return { reportedMembers: items.map(presentReported), pagingMetadata: { count, cursors } };
  },

  async queryReportedMembers({ query }, { db, siteId }) {
    const { filter, sorting: sort, paging: cursorPaging } = query ?? {};
    const { items, metadata } = await reportedMembers.query(db, siteId, { filter, sort, cursorPaging });
    const { count, cursors } = metadata;
    return { reportedMembers: items.map(presentReported), pagingMetadata: { count, cursors } };
  },
} satisfies Handlers<MemberReportsApi, Context>;
