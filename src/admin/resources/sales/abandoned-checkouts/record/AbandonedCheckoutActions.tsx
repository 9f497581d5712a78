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
  const [asked, setAsked] = useState<AbandonedCheckoutAction>();
  const { id, buyerInfo } = left;
  const email = buyerInfo?.email;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (deed: AbandonedCheckoutAction): Promise<unknown> =>
      deed === 'delete'
        ? provider.delete('abandoned-checkouts', { id, previousData: left })
        : provider.send('abandoned-checkouts', { id }),
    async onSuccess(_answer, deed) {
      notify(`abandoned-checkouts.action.${deed}.done`, { type: 'info' });
      setAsked(undefined);
      if (deed === 'delete') await navigate('/abandoned-checkouts');
      await client.invalidateQueries({ queryKey: ['abandoned-checkouts'] });
    },
  });
  const deeds: AbandonedCheckoutAction[] = [
    ...(maySend && embedded && isOpen(left) && email ? (['send'] as const) : []),
    ...(mayDelete ? (['delete'] as const) : []),
  ];
  const why = left.told?.notReminded;
  const notSent =
    why &&
    translate('abandoned-checkouts.reminders.not', { why: translate(`abandoned-checkouts.reason.${why}`) });
  const ask = (deed: AbandonedCheckoutAction): void => {
    reset();
    setAsked(deed);
  };
  return (
    <div className="wrap-8">
      {deeds.map((deed) => {
        const Icon = icons[deed];
        return (
          <Button
            key={deed}
            {...(deed === 'send' && { variant: 'contained' as const, disabled: notSent !== undefined })}
            onClick={() => ask(deed)}
          >
            <Icon aria-hidden />
            {translate(`abandoned-checkouts.action.${deed}.action`)}
          </Button>
        );
      })}
      {deeds.includes('send') && notSent && <small>{notSent}</small>}
      {asked && (
        <ConfirmDialog
          open
          title={translate(`abandoned-checkouts.action.${asked}.title`)}
          confirm={translate(`abandoned-checkouts.action.${asked}.confirm`)}
          keep={translate('abandoned-checkouts.keep')}
          busy={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => mutate(asked)}
          error={error ? { title: translate('abandoned-checkouts.action.failed'), cause: error } : undefined}
        >
          <p>{translate(`abandoned-checkouts.action.${asked}.detail`, { email })}</p>
          <EmailNotice of={`abandoned-checkouts.action.${asked}`} />
        </ConfirmDialog>
      )}
    </div>
  );
}
