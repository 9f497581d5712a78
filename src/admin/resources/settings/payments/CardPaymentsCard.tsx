import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { paymentsDesk } from '#shared/desks/payments.ts';
import type { CardPayments } from '#shared/card-payments.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { CARDS_PATH } from './cards-path.ts';
import styles from './Payments.module.css';
import { StripeDialog } from './StripeDialog.tsx';

/** How cards are charged: by Stripe with the keys of this page, or as the environment of the server decides. */
export function CardPaymentsCard() {
  const translate = useTranslate();
  const read = useOneRecord<CardPayments & { id: string }>('payments', 'cards');
  const say = (key: string, values?: object) => translate(`payments.cards.${key}`, values);
  const { by, noticesUrl = '', ruledBy, keys } = read.data ?? {};
  const isRuled = ruledBy !== undefined;
  return (
    <Card id="cards" title={say('title')}>
      {read.isError && (
        <ErrorState inline title={say('failed')} error={read.error} retry={() => void read.refetch()} />
      )}
      {read.isPending && <LineSkeleton widths={[60, 40]} />}
      {by && (
        <div className={styles['fields']}>
          <b>{say(`status.${by}`)}</b>
          {isRuled ? (
            <>
              <p>{say(ruledBy === 'DEMO' ? 'ruledByDemo' : `next.${by}`, { variable: ruledBy })}</p>
              {by !== 'STRIPE_LIVE' && <CodeBlock label={say('noticesUrl')} text={noticesUrl} />}
            </>
          ) : (
            <>
              {keys && (
                <>
                  <ReadField label={say('secretKey')} value={keys.secretKey} />
                  <ReadField label={say('webhookSecret')} value={keys.webhookSecret} />
                </>
              )}
              <KeyActions noticesUrl={noticesUrl} isConnected={keys !== undefined} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function KeyActions({ noticesUrl, isConnected }: { noticesUrl: string; isConnected: boolean }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const mayEdit = useMay(paymentsDesk.rights.edit);
  const [open, setOpen] = useState<'connect' | 'disconnect'>();
  const close = () => setOpen(undefined);
  const disconnect = useMutation({
    mutationFn: () => callApi('DELETE', CARDS_PATH),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['payments'] });
      close();
    },
  });
  const say = (key: string) => translate(`payments.cards.${key}`);
  if (!mayEdit) return null;
  return (
    <div className={styles['actions']}>
      <Button variant={isConnected ? 'outlined' : 'contained'} onClick={() => setOpen('connect')}>
        {say(isConnected ? 'change' : 'connect')}
      </Button>
      {isConnected && <Button onClick={() => setOpen('disconnect')}>{say('disconnect')}</Button>}
      {open === 'connect' && <StripeDialog noticesUrl={noticesUrl} onClose={close} />}
      {open === 'disconnect' && (
        <ConfirmDialog
          open
          title={say('disconnectTitle')}
          confirm={say('disconnect')}
          busy={disconnect.isPending}
          error={disconnect.error ? { title: say('disconnectFailed'), cause: disconnect.error } : undefined}
          onConfirm={() => disconnect.mutate()}
          onClose={close}
        >
          <p>{say('disconnectDetail')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
