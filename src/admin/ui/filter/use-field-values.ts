import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';

/** The verb of a provider that knows which values a field has. */
interface Knowing {
  values(resource: string, params: { field: string; signal?: AbortSignal }): Promise<{ data: string[] }>;
}

/** Which values there are, the most frequent first; none while they are read, or where the platform cannot say. */
export function useFieldValues(field: string | undefined): readonly string[] {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<Knowing & ReturnType<typeof useDataProvider>>();
  const { data } = useQuery({
    queryKey: ['values', resource, { field }],
    queryFn: ({ signal }) => provider.values(resource, { field: field ?? '', signal }),
    enabled: field !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  return data?.data ?? none;
}

const none: readonly string[] = [];
