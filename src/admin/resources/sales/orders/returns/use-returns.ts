import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { returnExtensions } from '#shared/extensions/returns.ts';
import { RETURN_OPERATIONS, type ReturnAction } from '#shared/returns.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { emailsChanged } from '../show/use-emails.ts';

const call = extensionClient<typeof returnExtensions>();

/** Not a list of the resource: an event of the server refetches the card of the open order at once. */
export const returnsKey = (orderId: string) => ['returns', 'forOrder', { orderId }] as const;

/** What was asked to go back of an order, newest first. */
export const useReturns = (orderId: string, enabled: boolean) =>
  useQuery({
    queryKey: returnsKey(orderId),
    async queryFn({ signal }) {
      const query = { filter: { orderId }, cursorPaging: { limit: 100 } };
      return (await call('queryReturns', { query }, { signal })).returns;
    },
    enabled,
    retry: false,
  });

interface ReturnActionInput {
  id: string;
  act: ReturnAction;
  answer: string;
}

export function useReturnAction(onDone: (returnActionInput: ReturnActionInput) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act, answer }: ReturnActionInput) =>
      call(RETURN_OPERATIONS[act], { returnId: id, answer: answer.trim() || undefined }),
    onSuccess: (_reply, done) => onDone(done),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['returns'] }),
        client.invalidateQueries({ queryKey: ['counts', 'returns'] }),
        emailsChanged(client),
      ]),
  });
}
