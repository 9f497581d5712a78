import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTimeField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../discounts.module.css';
import { useDiscountDraft } from './use-discount-form.ts';

/** When it works, by the clock of the shop, and how often. */
export function LimitsCard({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { form, change, errorAt, allowed } = useDiscountDraft();
  const say = (key: string) => translate(`discounts.limits.${key}`, { timeZone });
  const time = (name: 'start' | 'end') => (
    <DateTimeField
      data-place={name}
      label={say(name)}
      disabled={!allowed}
      error={errorAt(name)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const count = (name: 'limit' | 'limitPerUser') => (
    <TextField
      data-place={name}
      label={say(name)}
      inputProps={{ inputMode: 'numeric' }}
      disabled={!allowed}
      placeholder={say('none')}
      error={errorAt(name)}
      value={form[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Card title={say('title')}>
      <div className={styles['limits']}>
        {time('start')}
        {time('end')}
        {count('limitPerUser')}
        {count('limit')}
      </div>
      {children}
    </Card>
  );
}
