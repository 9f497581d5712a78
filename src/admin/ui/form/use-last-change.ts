import { useQuery } from '@tanstack/react-query';
import { auditLogDesk } from '#shared/desks/audit-log.ts';
import { callApi } from '../../access/call-api.ts';
import { useMay } from '../../access/session.ts';
import { useNameOf } from '../use-name-of.ts';

interface Entry {
  staffEmail: string;
  at: string;
}

/** Who changed a record last and when, for those who may read the audit log; the platform itself does not say. */
export function useLastChange(id: string | undefined): { name: string; at: string } | undefined {
  const may = useMay(auditLogDesk.rights.list);
  const nameOf = useNameOf();
  const { data } = useQuery({
    queryKey: ['audit-log', 'last', { id }],
    enabled: may && id !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ entityId: id, outcome: 'succeeded' }),
        range: '[0,0]',
        sort: '["at","DESC"]',
      });
      return callApi<Entry[]>('GET', `/admin/api/audit-log?${query.toString()}`, undefined, { signal });
    },
  });
  const last = data?.[0];
  return last && { name: nameOf(last.staffEmail), at: last.at };
}
