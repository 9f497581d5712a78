import { useQuery } from '@tanstack/react-query';
import { Award, Flag, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { badgeOperations } from '#wix/badge-operations.ts';
import { nameOf, type OpenCustomer } from '../customer-record.ts';
import { useBadges } from '../use-badges.ts';
import { useRoles } from '../use-roles.ts';
import { useReports } from './use-reports.ts';

interface MarkChange {
  operation?: string;
  entityIds?: string[];
  request?: unknown;
}

interface Entry {
  id: string;
  at: Date | string | null | undefined;
  icon: LucideIcon;
  key: 'badge' | 'report';
  values: Record<string, string>;
}

/**
 * Badges and reports for the timeline. A badge that staff gave is told by the log with its giver; of any other only the
 * day is known.
 */
export function useMarks(
  customer: OpenCustomer,
  actions: readonly (MarkChange & { operation: string })[],
  reads: { badges: boolean; reports: boolean },
) {
  const translate = useTranslate();
  const { id, memberId, badges: ids = [] } = customer;
  const { data: badges = [] } = useBadges();
  const { data: roles = [] } = useRoles();
  const input = useQuery({
    queryKey: ['customers', 'badges', { id }, ids],
    queryFn: ({ signal }) => badgeOperations.given(memberId ?? '', { signal }),
    enabled: reads.badges && memberId !== undefined && ids.length > 0,
    retry: false,
  });
  const { data: reported } = useReports(customer, reads.reports);
  const titles = new Map<string | undefined, string>([
    ...roles.map(({ roleKey, title }) => [roleKey, title ?? ''] as const),
    ...badges.map(({ _id, title }) => [_id ?? '', title ?? ''] as const),
  ]);
  const told = new Set(
    actions.flatMap(({ operation, entityIds = [] }) => (operation.endsWith('.assignBadge') ? entityIds : [])),
  );
  const entries: Entry[] = [
    ...(input.data ?? [])
      .filter(({ badgeId }) => !told.has(badgeId))
      .map(({ badgeId, at }): Entry => ({
        id: `badge-${badgeId}`,
        at,
        icon: Award,
        key: 'badge',
        values: { record: titles.get(badgeId) ?? translate('customers.timeline.one') },
      })),
    ...(reported?.latest ?? []).map(({ _id, _createdDate, reportingMemberId, reason }): Entry => {
      const person = reported?.people.get(reportingMemberId ?? '');
      return {
        id: `report-${_id}`,
        at: _createdDate,
        icon: Flag,
        key: 'report',
        values: {
          who: person
            ? nameOf(person)
            : translate(`customers.timeline.${reportingMemberId ? 'somebody' : 'shop'}`),
          reason: translate(`customers.reports.reason.${reason?.category ?? 'OTHER'}`),
        },
      };
    }),
  ];
  return {
    entries,
    /** Which badge or role an action was about. */
    nameOf({ entityIds = [], request }: MarkChange): string | undefined {
      const { roleKey } = (request ?? {}) as { roleKey?: string };
      return titles.get(roleKey) ?? entityIds.map((each) => titles.get(each)).find(Boolean) ?? roleKey;
    },
  };
}
