import type { Queryable } from '#database/database.ts';
import { reportedMembers, reports, type MemberReport } from './tables.ts';

export interface SeedReported {
  reportedMemberId: string;
  /** Somebody has looked through them. */
  reviewed: boolean;
  reports: readonly (Pick<MemberReport, 'id' | 'createdDate'> &
    MemberReport['reason'] & { reportingMemberId: string })[];
}

/**
 * Who was reported before; once by each for one reason, and by nobody of themselves. No events: nobody heard of them
 * anew.
 * @returns how many members there were
 */
export async function seedReports(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedReported[],
): Promise<number> {
  const documents = new Map<string, MemberReport>();
  const reviewed = new Map<string, boolean>();
  for (const seed of seeds) {
    const { reportedMemberId } = seed;
    if (reviewed.has(reportedMemberId)) continue;
    reviewed.set(reportedMemberId, seed.reviewed);
    for (const { id, reportingMemberId, createdDate, category, description } of seed.reports) {
      if (reportingMemberId === reportedMemberId) continue;
      const reason = { category, ...(description !== undefined && { description }) };
      documents.set(`${reportedMemberId}:${reportingMemberId}:${category}`, {
        id,
        reportedMemberId,
        reportingMemberId,
        reason,
        createdDate,
      });
    }
  }
  const all = [...documents.values()];
  await reports.insertMany(db, siteId, all);
  const totals = [...Map.groupBy(all, ({ reportedMemberId }) => reportedMemberId)].map(([id, ofOne]) => {
    const dates = ofOne.map(({ createdDate }) => createdDate).toSorted();
    return {
      id,
      reportedMemberId: id,
      reportCount: String(ofOne.length),
      reviewed: reviewed.get(id) ?? false,
      lastReportDate: dates.at(-1) ?? '',
      createdDate: dates[0] ?? '',
    };
  });
  await reportedMembers.insertMany(db, siteId, totals);
  return totals.length;
}
