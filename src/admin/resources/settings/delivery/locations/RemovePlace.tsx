import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useTermsAction, useDeliveryProvider } from '../use-terms.ts';

interface Props {
  kind: 'local' | 'pickup';
  id: string;
  name: string;
  onClose: () => void;
}

/** Before one goes: how many orders wait for it. */
export function RemovePlace({ kind, id, name, onClose }: Props) {
  const translate = useTranslate();
  const provider = useDeliveryProvider();
  const action = useTermsAction();
  const waiting = useQuery({
    queryKey: ['delivery', 'waiting', name],
    queryFn: async ({ signal }) => (await provider.waiting('delivery', { title: name, signal })).data,
    staleTime: 0,
    retry: false,
  });
  const say = (key: string, values?: object) => translate(`delivery.locations.${key}`, { name, ...values });
  const remove = async () => {
    const done = await action.run(() =>
      kind === 'local' ? provider.removeLocal('delivery', { id }) : provider.removePickup('delivery', { id }),
    );
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say('remove')}
      confirm={say('removeConfirm')}
      keep={say('removeKeep')}
      busy={action.busy || waiting.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
      error={action.error && { title: say('removeFailed'), cause: action.error }}
    >
      <p>{say(`removeDetail.${kind}`)}</p>
      {waiting.data !== undefined && waiting.data > 0 && (
        <p role="alert">
          <b>{say(`waiting.${kind}`, { smart_count: waiting.data })}</b>
        </p>
      )}
      {waiting.isError && <p role="alert">{say('waitingUnknown')}</p>}
    </ConfirmDialog>
  );
}
