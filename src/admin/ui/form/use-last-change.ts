import { useQuery } from '@tanstack/react-query';
import { auditLogDesk } from '../../../shared/desks/audit-log.ts';
import { callApi } from '../../access/call-api.ts';
import { useMay, useSession } from '../../access/session.ts';

interface Entry {
  staffEmail: string;
  at: string;
}

/** Who changed a record last and when, for those who may read the audit log; the platform itself does not say. */
export function useLastChange(id: string | undefined): { name: string; at: string } | undefined {
  const may = useMay(auditLogDesk.rights.list);
  const colleagues = useSession()?.colleagues ?? [];
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
  if (!last) return undefined;
  const name = colleagues.find(({ email }) => email === last.staffEmail)?.name ?? last.staffEmail;
  return { name, at: last.at };
}
