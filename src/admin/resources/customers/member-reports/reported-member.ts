import type { MemberReport, Reported, ReportedPerson } from '#wix/member-report-operations.ts';
import type { StoredItem, StoredRecord } from '#admin/data/stored-record.ts';

/** A member who was reported, with who they are and what was said of them. */
export interface ReportedItem extends Reported, StoredItem {
  /** Gone, where the shop does not know them any more. */
  member: ReportedPerson | undefined;
  /** The latest first. */
  reports: readonly MemberReport[];
}

export type ReportedRecord = StoredRecord<ReportedItem>;

/** What became of the reports: nothing was wrong, or the member was kept from writing or from coming in. */
export type ReportOutcome = 'DISMISSED' | 'MUTED' | 'BLOCKED';

export const personName = (member: ReportedPerson | undefined): string | undefined => {
  const { profile, contact, loginEmail } = member ?? {};
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  return profile?.nickname || full || loginEmail || undefined;
};

/** What most of them were reported for; of as many, what was said last. */
export function mainReason(reports: readonly MemberReport[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { reason } of reports) {
    const category = reason?.category;
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
