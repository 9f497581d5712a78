import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { mailLanguage } from '#shared/mail-language.ts';
import { useSession, useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { languageName } from '../show/OriginSection.tsx';
import type { FormChange, RefundForm } from './refund-form.ts';
import { maxMessageLength, maxReasonLength } from './refund-request.ts';
import styles from './refund.module.css';

export const refundReasons = [
  'damaged',
  'wrongItem',
  'notAsDescribed',
  'changedMind',
  'lost',
  'late',
  'goodwill',
  'other',
] as const;

interface Props {
  form: RefundForm;
  email: string | undefined;
  buyerLanguage: string | null | undefined;
  change: (change: FormChange) => void;
}

export function ReasonCard({ form, email, buyerLanguage, change }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  // What a hosted platform writes in is its own affair.
  const language = useSession()?.ownFields ? mailLanguage(buyerLanguage, locale) : undefined;
  const field = (name: 'reason' | 'note' | 'message') => (to: string) =>
    change({ set: 'field', field: name, to });
  const label = form.reason ? translate(`orders.refund.reason.${form.reason}`) : '';
  const room = maxReasonLength - (label ? label.length + 2 : 0);
  const notifyLabel = !email
    ? translate('orders.refund.notify.noEmail')
    : language
      ? translate('orders.refund.notify.inLanguage', { language: languageName(language, locale) })
      : translate('orders.refund.notify.label');
  return (
    <Card>
      <h2 className="visually-hidden">{translate('orders.refund.reason.title')}</h2>
      <div className={styles['two']}>
        <div className={styles['fields']}>
          <SelectField
            label={translate('orders.refund.reason.label')}
            value={form.reason}
            onChange={field('reason')}
          >
            <MenuItem value="">{translate('orders.refund.reason.none')}</MenuItem>
            {refundReasons.map((reason) => (
              <MenuItem key={reason} value={reason}>
                {translate(`orders.refund.reason.${reason}`)}
              </MenuItem>
            ))}
          </SelectField>
          <TextField
            multiline
            minRows={2}
            label={translate('orders.refund.note.label')}
            value={form.note}
            inputProps={{ maxLength: room }}
            hint={translate('orders.refund.note.remaining', {
              smart_count: Math.max(0, room - form.note.length),
            })}
            onChange={(event) => field('note')(event.target.value)}
          />
        </div>
        <div className={styles['fields']}>
          <FormControlLabel
            control={
              <Checkbox
                checked={form.notify && email !== undefined}
                disabled={email === undefined}
                onChange={(event) => change({ set: 'notify', to: event.target.checked })}
              />
            }
            label={notifyLabel}
          />
          {form.notify && email !== undefined && <EmailNotice of="orders.refund.notify" />}
          {form.notify && email !== undefined && (
            <TextField
              multiline
              minRows={4}
              label={translate('orders.refund.notify.message')}
              value={form.message}
              inputProps={{ maxLength: maxMessageLength }}
              hint={email}
              onChange={(event) => field('message')(event.target.value)}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
