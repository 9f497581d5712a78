import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { toCallError } from '#wix/errors.ts';
import { useEveryRecord } from '#admin/data/every-record.ts';
import { callApi } from '#admin/access/call-api.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { Invitation, SentInvitation } from './staff-member.ts';
import styles from './Staff.module.css';

interface Props {
  onInvited: (invitation: SentInvitation) => void;
}

export function OpenInvitations({ onInvited }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data = [] } = useEveryRecord<Invitation>('invitations', {
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const act = async <Answer,>(work: Promise<Answer>, onDone: (answer: Answer) => void) => {
    try {
      onDone(await work);
      await client.invalidateQueries({ queryKey: ['invitations'] });
    } catch (thrown) {
      notify(toCallError(thrown).message, { type: 'error' });
    }
  };
  if (data.length === 0) return null;
  return (
    <section className={styles['open']} aria-labelledby="open-invitations">
      <h2 id="open-invitations">
        {translate('staff.open')} <small>{translate('staff.openNote')}</small>
      </h2>
      <ul>
        {data.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span>{email}</span>
            <span>{translate(`roles.role.${role}.name`, { _: role })}</span>
            <span>
              {translate('staff.expires')} <DateTime value={expiresAt} style="day" />
            </span>
            <Button
              size="small"
              variant="text"
              onClick={() =>
                void act(
                  callApi<SentInvitation>('POST', `/admin/api/invitations/${id}/resend`, {}),
                  onInvited,
                )
              }
            >
              {translate('staff.resend')}
            </Button>
            <Button
              size="small"
              variant="text"
              onClick={() =>
                void act(callApi('DELETE', `/admin/api/invitations/${id}`), () =>
                  notify('staff.withdrawn', { type: 'success', messageArgs: { email } }),
                )
              }
            >
              {translate('staff.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
