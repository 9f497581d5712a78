import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../access/call-api.ts';
import type { SavedView, ViewState } from './saved-view.ts';

const path = '/admin/api/views';

type NewView<State> = Pick<SavedView<State>, 'name' | 'team' | 'state'>;
type ViewChange<State> = Partial<Pick<SavedView<State>, 'name' | 'team' | 'state' | 'isDefault'>>;

const viewsKey = (resource: string) => ['views', 'getList', { resource }] as const;

export function useViews<State = ViewState>(resource: string) {
  const filter = encodeURIComponent(JSON.stringify({ resource }));
  return useQuery({
    queryKey: viewsKey(resource),
    queryFn: ({ signal }) =>
      callApi<SavedView<State>[]>('GET', `${path}?filter=${filter}`, undefined, { signal }),
    staleTime: 60_000,
  });
}

export function useViewChanges<State = ViewState>(resource: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: viewsKey(resource) });
  const create = useMutation({
    mutationFn: (view: NewView<State>) => callApi<SavedView<State>>('POST', path, { resource, ...view }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: ViewChange<State> }) =>
      callApi<SavedView<State>>('PUT', `${path}/${id}`, change),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi<SavedView<State>>('DELETE', `${path}/${id}`),
    onSuccess,
  });
  return { create, update, remove };
}
