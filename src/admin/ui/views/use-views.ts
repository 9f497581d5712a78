import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../access/call-api.ts';
import type { SavedView } from './saved-view.ts';

const path = '/admin/api/views';

export type NewView = Pick<SavedView, 'name' | 'team' | 'state'>;
export type ViewChange = Partial<Pick<SavedView, 'name' | 'team' | 'state' | 'isDefault'>>;

const viewsKey = (resource: string) => ['views', 'getList', { resource }] as const;

export function useViews(resource: string) {
  const filter = encodeURIComponent(JSON.stringify({ resource }));
  return useQuery({
    queryKey: viewsKey(resource),
    queryFn: ({ signal }) => callApi<SavedView[]>('GET', `${path}?filter=${filter}`, undefined, { signal }),
    staleTime: 60_000,
  });
}

export function useViewChanges(resource: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: viewsKey(resource) });
  const create = useMutation({
    mutationFn: (view: NewView) => callApi<SavedView>('POST', path, { resource, ...view }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: ViewChange }) =>
      callApi<SavedView>('PUT', `${path}/${id}`, change),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi<SavedView>('DELETE', `${path}/${id}`),
    onSuccess,
  });
  return { create, update, remove };
}
