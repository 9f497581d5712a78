import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ImportMapping,
  ImportOptions,
  OrderImport,
  ProblemKind,
  RefusedOrder,
} from '../../../../shared/order-import.ts';
import { callApi, failureOf } from '../../../access/call-api.ts';

const path = '/admin/api/order-imports';
const key = (...of: unknown[]) => ['order-imports', ...of];

/** How often a running import is looked at. */
const FOLLOW_MS = 1500;

export const refusedAddress = (id: string): string => `${path}/${id}/refused.csv`;

export const useImports = () =>
  useQuery({
    queryKey: key('recent'),
    queryFn: ({ signal }) => callApi<OrderImport[]>('GET', path, undefined, { signal }),
  });

/** Followed while it is being written. */
export const useImport = (id: string | undefined) =>
  useQuery({
    queryKey: key('one', id),
    queryFn: ({ signal }) => callApi<OrderImport>('GET', `${path}/${id}`, undefined, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.startedDate ? FOLLOW_MS : false),
  });

export const useRefused = ({ id, checkedDate }: OrderImport, kind: ProblemKind | undefined) =>
  useQuery({
    queryKey: key('refused', id, checkedDate, kind),
    queryFn: ({ signal }) =>
      callApi<RefusedOrder[]>('GET', `${path}/${id}/refused${kind ? `?kind=${kind}` : ''}`, undefined, {
        signal,
      }),
    placeholderData: (previous) => previous,
  });

/** The file goes to the server as it is: nothing of it is read here. */
export function useTakeIn(onTaken: (taken: OrderImport) => void) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(file: File) {
      const response = await fetch(`${path}?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw failureOf(response, answer);
      return answer as OrderImport;
    },
    onSuccess(taken) {
      client.setQueryData(key('one', taken.id), taken);
      onTaken(taken);
    },
  });
}

export function useCheck(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (check: { mapping: ImportMapping; options: ImportOptions }) =>
      callApi<OrderImport>('POST', `${path}/${id}/check`, check),
    onSuccess: (checked) => client.setQueryData(key('one', id), checked),
  });
}
