import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { paymentRequestExtensions } from '#shared/extensions/payment-requests.ts';
import { paymentRequestOperations, type NewPaymentRequest } from '#wix/payment-request-operations.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { emailsChanged } from '../show/use-emails.ts';

const call = extensionClient<typeof paymentRequestExtensions>();

/** Under the order's own keys: a payment of one changes the order, and so reads them again. */
const key = (orderId: string) => ['orders', 'paymentRequests', { id: orderId }] as const;

export const useRequests = (orderId: string, enabled = true) =>
  useQuery({
    queryKey: key(orderId),
    queryFn: ({ signal }) => paymentRequestOperations.ofOrder(orderId, { signal }),
    enabled,
  });

/** Undefined while nobody knows, and for who may not ask. */
export const useTakesCards = (orderId: string): boolean | undefined =>
  useQuery({
    queryKey: ['orders', 'takesCards', { id: orderId }],
    queryFn: ({ signal }) => paymentRequestOperations.takesCards(orderId, { signal }),
    retry: false,
  }).data;

/** A payment request and the email address that received it. */
interface CreatedRequest {
  id: string;
  /** The email address; undefined where no email was sent. */
  to: string | undefined;
}

/** Makes a request, and sends its link where that was wanted. */
export function useRequestPayment(orderId: string, done: (created: CreatedRequest) => void) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async ({
      byMail,
      ...request
    }: NewPaymentRequest & { byMail: boolean }): Promise<CreatedRequest> => {
      const idempotencyKey = once.keyFor(request);
      const made = await paymentRequestOperations.create(request, { idempotencyKey });
      const id = String(made._id);
      const sent = byMail ? await sendRequest(id) : undefined;
      return { id, to: sent?.to };
    },
    onSuccess: (created) => {
      once.through();
      done(created);
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: key(orderId) }), emailsChanged(client)]),
  });
}

export const sendRequest = (id: string): Promise<{ to: string }> =>
  call('emailPaymentRequest', { paymentRequestId: id });

export function useVoid(orderId: string, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => paymentRequestOperations.void(id),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: key(orderId) }),
  });
}
