import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isStripeSecretKey, isStripeWebhookSecret, STRIPE_EVENTS } from '#shared/card-payments.ts';
import { callApi } from '#admin/access/call-api.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { CARDS_PATH } from './cards-path.ts';
import styles from './Payments.module.css';

interface Props {
  /** Where Stripe sends its notices. */
  noticesUrl: string;
  onClose: () => void;
}

const FIELDS = ['secretKey', 'webhookSecret'] as const;
const isValid = { secretKey: isStripeSecretKey, webhookSecret: isStripeWebhookSecret };

/** The two keys of Stripe, tried by a call before they are stored, and what to set up at Stripe for them. */
export function StripeDialog({ noticesUrl, onClose }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [keys, setKeys] = useState({ secretKey: '', webhookSecret: '' });
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      callApi('PUT', CARDS_PATH, {
        secretKey: keys.secretKey.trim(),
        webhookSecret: keys.webhookSecret.trim(),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['payments'] });
      onClose();
    },
  });
  const say = (key: string, values?: object) => translate(`payments.stripe.${key}`, values);
  const wrong = FIELDS.filter((name) => !isValid[name](keys[name].trim()));
  const rejected = violationsOf(save.error, FIELDS);
  return (
    <ConfirmDialog
      open
      wide
      title={say('title')}
      confirm={say('save')}
      busy={save.isPending}
      error={rejected.other && { title: say('failed'), cause: rejected.other }}
      onConfirm={() => {
        setTried(true);
        if (wrong.length === 0) save.mutate();
      }}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <p>{say('endpoint')}</p>
        <CodeBlock label={say('url')} text={noticesUrl} />
        <CodeBlock label={say('events')} text={STRIPE_EVENTS.join('\n')} />
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={say(name)}
            hint={say(`${name}Hint`)}
            type="password"
            autoComplete="off"
            value={keys[name]}
            error={tried && wrong.includes(name) ? say(`${name}Invalid`) : rejected.of(name)}
            onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
          />
        ))}
        <p>{say('explanation')}</p>
        <EmailNotice of="payments.stripe.explanation" />
      </div>
    </ConfirmDialog>
  );
}
