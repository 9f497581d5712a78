import { useQuery } from '@tanstack/react-query';
import type { CustomerSegment } from '#shared/customer-segments.ts';
import type { customerSegmentExtensions } from '#shared/extensions/discounts.ts';
import { extensionClient } from '#admin/access/extension-client.ts';

const call = extensionClient<typeof customerSegmentExtensions>();

/** None of a hosted platform. */
export function useSegments(): readonly CustomerSegment[] {
  const { data = [] } = useQuery({
    queryKey: ['discounts', 'segments'],
    queryFn: async ({ signal }) => (await call('listCustomerSegments', {}, { signal })).segments,
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
