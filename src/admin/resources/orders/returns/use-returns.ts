import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedReturn, ReturnAct } from '#shared/returns.ts';
import { callApi } from '#admin/access/call-api.ts';
import { emailsChanged } from '../show/use-emails.ts';

export const RETURNS = '/admin/api/order-returns';

/** Not a list of the resource: an event of the server refetches the card of the open order at once. */
export const returnsKey = (orderId: string) => ['returns', 'forOrder', { orderId }] as const;

/** What was asked to go back of an order, newest first. */
export const useReturns = (orderId: string, enabled: boolean) =>
  useQuery({
    queryKey: returnsKey(orderId),
    queryFn: async ({ signal }) =>
      (
        await callApi<{ returns: ListedReturn[] }>('GET', `${RETURNS}/orders/${orderId}`, undefined, {
          signal,
        })
      ).returns,
    enabled,
    retry: false,
  });

interface Act {
  id: string;
  act: ReturnAct;
  answer: string;
}

export function useAct(onDone: (act: Act) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act, answer }: Act) =>
      callApi('POST', `${RETURNS}/${id}/${act}`, answer.trim() ? { answer: answer.trim() } : {}),
    onSuccess: (_reply, done) => onDone(done),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['returns'] }),
        client.invalidateQueries({ queryKey: ['counts', 'returns'] }),
        emailsChanged(client),
      ]),
  });
}
