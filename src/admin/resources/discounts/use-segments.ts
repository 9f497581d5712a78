import { useQuery } from '@tanstack/react-query';
import type { CustomerSegment } from '#shared/customer-segments.ts';
import { callApi } from '../../access/call-api.ts';

/** None of a hosted platform. */
export function useSegments(): readonly CustomerSegment[] {
  const { data = [] } = useQuery({
    queryKey: ['discounts', 'segments'],
    queryFn: ({ signal }) =>
      callApi<CustomerSegment[]>('GET', '/admin/api/discounts/segments', undefined, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
