import { useQuery } from '@tanstack/react-query';
import { memberReportOperations } from '#wix/member-report-operations.ts';
import type { OpenCustomer } from '../customer-record.ts';
import { useCustomersProvider } from './use-customers.ts';

/** So many of the reports are told beside the customer. */
export const LATEST_REPORTS = 3;

/** The latest of what others report of them, and who they are. */
export function useReports({ id, memberId = '', reportCount = 0 }: OpenCustomer, enabled: boolean) {
  const provider = useCustomersProvider();
  return useQuery({
    queryKey: ['customers', 'reports', { id }],
    async queryFn({ signal }) {
      const reports = await memberReportOperations.reportsOf([memberId], { signal });
      const latest = reports.slice(0, LATEST_REPORTS);
      const memberIds = [...new Set(latest.flatMap(({ reportingMemberId }) => reportingMemberId ?? []))];
      const { data: people } = await provider.ofMembers('customers', { memberIds, signal });
      return { latest, people: new Map(people.map((person) => [person.memberId ?? '', person])) };
    },
    enabled: enabled && reportCount > 0,
    retry: false,
  });
}
