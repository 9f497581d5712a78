import Button from '@mui/material/Button';
import { Banknote, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { paymentsDesk } from '#shared/desks/payments.ts';
import { MANUAL_PAYMENT_BOUNDS, type ManualPaymentMethod } from '#shared/manual-payments.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { ManualMethodDialog } from './ManualMethodDialog.tsx';
import styles from './Payments.module.css';
import { useManualMethods, useSaveMethods } from './use-manual-methods.ts';

const newMethod = (texts?: Pick<ManualPaymentMethod, 'name' | 'instructions'>): ManualPaymentMethod => ({
  id: crypto.randomUUID(),
  offered: true,
  name: { en: '', he: '' },
  instructions: { en: '', he: '' },
  ...texts,
});

/** Both languages of the store, whichever the back office is displayed in. */
const CASH_ON_DELIVERY = {
  name: { en: 'Cash on delivery', he: 'תשלום במזומן בעת המסירה' },
  instructions: {
    en: 'Please have the amount ready in cash when your order is delivered.',
    he: 'נא להכין את הסכום במזומן לקראת מסירת ההזמנה.',
  },
};

/** Ways to pay that the store arranges itself: cash on delivery, and whatever else it has. */
export function ManualMethodsCard() {
  const translate = useTranslate();
  const read = useManualMethods();
  const mayEdit = useMay(paymentsDesk.rights.edit);
  const [edited, setEdited] = useState<ManualPaymentMethod>();
  const [removed, setRemoved] = useState<ManualPaymentMethod>();
  const remove = useSaveMethods(() => setRemoved(undefined));
  const methods = read.data?.methods ?? [];
  const say = (key: string, values?: object) => translate(`payments.manual.${key}`, values);
  const isFull = methods.length >= MANUAL_PAYMENT_BOUNDS.methods;
  return (
    <Card id="manual" title={say('title')} note={say('note')}>
      {read.isError && (
        <ErrorState inline title={say('loadFailed')} error={read.error} retry={() => void read.refetch()} />
      )}
      {read.isPending && <LineSkeleton widths={[60, 40]} />}
      {read.data && (
        <div className={styles['stack']}>
          {methods.length === 0 && <p className="muted">{say('none')}</p>}
          {methods.length > 0 && (
            <ul className={styles['methods']}>
              {methods.map((method) => (
                <li key={method.id}>
                  <span>
                    <b>{method.name.en}</b>
                    <small>{say(method.offered ? 'offered' : 'notOffered')}</small>
                  </span>
                  {mayEdit && (
                    <span className={styles['actions']}>
                      <Button
                        size="small"
                        aria-label={say('editOne', { name: method.name.en })}
                        onClick={() => setEdited(method)}
                      >
                        {say('edit')}
                      </Button>
                      <Button
                        size="small"
                        aria-label={say('removeOne', { name: method.name.en })}
                        onClick={() => setRemoved(method)}
                      >
                        {say('remove')}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {mayEdit && !isFull && (
            <div className={styles['actions']}>
              <Button size="small" variant="outlined" onClick={() => setEdited(newMethod(CASH_ON_DELIVERY))}>
                <Banknote aria-hidden />
                {say('addCash')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => setEdited(newMethod())}>
                <Plus aria-hidden />
                {say('add')}
              </Button>
            </div>
          )}
        </div>
      )}
      {edited && (
        <ManualMethodDialog method={edited} methods={methods} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          open
          title={say('removeTitle', { name: removed.name.en })}
          confirm={say('remove')}
          busy={remove.isPending}
          error={remove.error ? { title: say('failed'), cause: remove.error } : undefined}
          onConfirm={() => remove.mutate(methods.filter(({ id }) => id !== removed.id))}
          onClose={() => setRemoved(undefined)}
        >
          <p>{say('removeDetail')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
