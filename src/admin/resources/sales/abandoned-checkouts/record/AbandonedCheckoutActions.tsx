import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { abandonedCheckoutsDesk } from '#shared/desks/abandoned-checkouts.ts';
import { useMay } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { isOpen, type AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import { useEmbedded, type AbandonedCheckoutsDataProvider } from '../use-abandoned-checkouts.ts';

type AbandonedCheckoutAction = 'send' | 'delete';
const icons = { send: Send, delete: Trash2 };

/** What can be done about it, each asked about first. */
export function AbandonedCheckoutActions({ left }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useDataProvider<AbandonedCheckoutsDataProvider>();
  const embedded = useEmbedded();
  const maySend = useMay(abandonedCheckoutsDesk.rights.edit);
  const mayDelete = useMay(abandonedCheckoutsDesk.rights.delete);
  const [requested, setRequested] = useState<AbandonedCheckoutAction>();
  const { id, buyerInfo } = left;
  const email = buyerInfo?.email;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (action: AbandonedCheckoutAction): Promise<unknown> =>
      action === 'delete'
        ? provider.delete('abandoned-checkouts', { id, previousData: left })
        : provider.send('abandoned-checkouts', { id }),
    async onSuccess(_answer, action) {
      notify(`abandoned-checkouts.action.${action}.done`, { type: 'info' });
      setRequested(undefined);
      if (action === 'delete') await navigate('/abandoned-checkouts');
      await client.invalidateQueries({ queryKey: ['abandoned-checkouts'] });
    },
  });
  const actions: AbandonedCheckoutAction[] = [
    ...(maySend && embedded && isOpen(left) && email ? (['send'] as const) : []),
    ...(mayDelete ? (['delete'] as const) : []),
  ];
  const why = left.told?.notReminded;
  const notSent =
    why &&
    translate('abandoned-checkouts.reminders.not', { why: translate(`abandoned-checkouts.reason.${why}`) });
  const ask = (action: AbandonedCheckoutAction): void => {
    reset();
    setRequested(action);
  };
  return (
    <div className="wrap-8">
      {actions.map((action) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            {...(action === 'send' && { variant: 'contained' as const, disabled: notSent !== undefined })}
            onClick={() => ask(action)}
          >
            <Icon aria-hidden />
            {translate(`abandoned-checkouts.action.${action}.action`)}
          </Button>
        );
      })}
      {actions.includes('send') && notSent && <small>{notSent}</small>}
      {requested && (
        <ConfirmDialog
          open
          title={translate(`abandoned-checkouts.action.${requested}.title`)}
          confirm={translate(`abandoned-checkouts.action.${requested}.confirm`)}
          keep={translate('abandoned-checkouts.keep')}
          busy={isPending}
          onClose={() => setRequested(undefined)}
          onConfirm={() => mutate(requested)}
          error={error ? { title: translate('abandoned-checkouts.action.failed'), cause: error } : undefined}
        >
          <p>{translate(`abandoned-checkouts.action.${requested}.detail`, { email })}</p>
          <EmailNotice of={`abandoned-checkouts.action.${requested}`} />
        </ConfirmDialog>
      )}
    </div>
  );
}
