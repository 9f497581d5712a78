import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedAnswer } from '#shared/saved-answers.ts';
import { callApi } from '#admin/access/call-api.ts';

const path = '/admin/api/saved-answers';
const key = ['reviews', 'answers', {}];

/** What the team answers again and again, by title. */
export function useAnswers() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi<SavedAnswer[]>('GET', path, undefined, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

export function useAnswerChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: key });
  const save = useMutation({
    mutationFn: ({ id, title, text }: Omit<SavedAnswer, 'id'> & { id: string | undefined }) =>
      callApi<SavedAnswer>(id === undefined ? 'POST' : 'PUT', id === undefined ? path : `${path}/${id}`, {
        title,
        text,
      }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi<SavedAnswer>('DELETE', `${path}/${id}`),
    onSuccess,
  });
  return { save, remove };
}
