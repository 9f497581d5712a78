import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate } from 'ra-core';
import { ordersDesk } from '#shared/desks/orders.ts';
import { Card } from '../../ui/Card.tsx';
import { EmailNotice } from '../../ui/EmailNotice.tsx';
import { callApi } from '../call-api.ts';
import { forgetSession, loadSession, useMay, type Person } from '../session.ts';
import { useAccessCall } from '../use-access-call.ts';
import styles from './Profile.module.css';

/** Whether this person is emailed each new order: their own choice, for those who may read orders. */
export function OrderEmailsCard({ person }: { person: Person }) {
  const translate = useTranslate();
  const notify = useNotify();
  const readsOrders = useMay(ordersDesk.rights.list);
  const { busy, failure, attempt } = useAccessCall();
  if (!readsOrders) return null;
  const save = (orderEmails: boolean) =>
    void attempt(async () => {
      await callApi('PUT', '/admin/api/profile', { orderEmails });
      forgetSession();
      await loadSession();
      notify('counterpart.form.saved', { type: 'success' });
    });
  return (
    <Card title={translate('access.profile.orderEmails')}>
      <div className={styles['form']}>
        <FormControlLabel
          control={
            <Switch
              checked={person.orderEmails}
              disabled={busy}
              onChange={({ target }) => save(target.checked)}
            />
          }
          label={translate('access.profile.orderEmailsLabel')}
        />
        <p className={styles['text']}>{translate('access.profile.orderEmailsHint')}</p>
        <EmailNotice of="access.profile.orderEmailsHint" />
        {failure && <FormHelperText error>{failure}</FormHelperText>}
      </div>
    </Card>
  );
}
