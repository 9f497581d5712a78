import { useQuery } from '@tanstack/react-query';
import type { EventKind } from '../../shared/events.ts';
import { callApi } from '../access/call-api.ts';

/** What there is to hear of: every event of the contract, by entity. It changes with the server only. */
export function useEventKinds() {
  return useQuery({
    queryKey: ['event-kinds'],
    queryFn: async ({ signal }) => {
      const { kinds } = await callApi<{ kinds: EventKind[] }>(
        'GET',
        '/admin/api/domain-events/kinds',
        undefined,
        { signal },
      );
      return kinds.toSorted((a, b) => entityLabel(a.entityFqdn).localeCompare(entityLabel(b.entityFqdn)));
    },
    staleTime: Infinity,
  });
}

/** `wix.ecom.v1.draft_order` → "Draft order". */
export function entityLabel(fqdn: string): string {
  const words = (fqdn.split('.').at(-1) ?? fqdn).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `payment_status_updated` → "payment status updated". */
export const slugLabel = (slug: string): string => slug.replaceAll('_', ' ');
