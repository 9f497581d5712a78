import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MAX_NOTE } from '#shared/mailing.ts';
import { addMoney } from '#shared/money.ts';
import type { ShippingRate } from '#shared/labels.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { moneyText } from '#admin/ui/money-parts.ts';
import { RichText } from '#admin/ui/RichText.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './fulfil.module.css';

export interface AfterSending {
  telling: boolean;
  note: string;
  printing: boolean;
}

interface Props {
  /** Items that go, and in how many parcels. */
  pieces: number;
  parcels: number;
  isWhole: boolean;
  nothingLeft: boolean;
  /** Of the labels that are bought. */
  rates: readonly ShippingRate[];
  email: string | null | undefined;
  followed: boolean;
  mayPrint: boolean;
  after: AfterSending;
  onAfter: (change: Partial<AfterSending>) => void;
  /** Shows the mail as it would go out. */
  onPreview: () => void;
  error: unknown;
  children: ReactNode;
}

/** What happens, before it does: what is bought and sent, who hears of it, what is printed. */
export function FulfilReview(props: Props) {
  const { pieces, parcels, isWhole, rates, email, followed, after, onAfter, error } = props;
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const sum = addMoney(...rates.map(({ price }) => price));
  const bought =
    rates.length > 0
      ? translate('orders.label.sentence', {
          smart_count: rates.length,
          price: moneyText(sum, rates[0]?.currency ?? '', locale),
        })
      : '';
  const sent = translate('orders.fulfil.sentence', {
    smart_count: parcels,
    pieces: translate('orders.fulfil.pieces', { smart_count: pieces }),
    status: translate(`orders.fulfil.statusAfter.${isWhole ? 'FULFILLED' : 'PARTIALLY_FULFILLED'}`),
  });
  const mail = !email ? 'noAddress' : followed ? 'mail' : 'noMail';
  const box = (checked: boolean, label: string, change: (on: boolean) => Partial<AfterSending>) => (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_event, on) => onAfter(change(on))} />}
      label={label}
    />
  );
  return (
    <Card>
      <h2 className="visually-hidden">{translate('orders.fulfil.review')}</h2>
      <div className="stack-12">
        <Sentence told="live">
          {pieces === 0 ? (
            translate(props.nothingLeft ? 'orders.fulfil.nothingLeft' : 'orders.fulfil.nothing')
          ) : (
            <RichText text={[bought, sent].filter(Boolean).join(' ')} />
          )}
        </Sentence>
        {pieces > 0 && mail !== 'mail' && <p className="note">{translate(`orders.fulfil.${mail}`)}</p>}
        {mail === 'mail' &&
          box(after.telling, translate('orders.fulfil.mail', { email }), (telling) => ({ telling }))}
        {mail === 'mail' && after.telling && <EmailNotice of="orders.fulfil.mail" />}
        {mail === 'mail' && after.telling && (
          <TextField
            label={translate('orders.fulfil.note')}
            hint={translate('orders.fulfil.noteHint')}
            value={after.note}
            multiline
            minRows={2}
            inputProps={{ maxLength: MAX_NOTE }}
            onChange={({ target }) => onAfter({ note: target.value })}
          />
        )}
        {pieces > 0 && mail === 'mail' && after.telling && (
          <Button size="small" className={styles['preview'] ?? ''} onClick={props.onPreview}>
            {translate('orders.fulfil.preview')}
          </Button>
        )}
        {rates.length > 0 &&
          props.mayPrint &&
          box(after.printing, translate('orders.label.print'), (printing) => ({ printing }))}
        {error !== null && (
          <ErrorState
            inline
            title={translate('orders.fulfil.failed')}
            notDone={translate('orders.fulfil.notDone')}
            error={error}
          />
        )}
        {props.children}
        {rates.length > 0 && parcels > 1 && <p className="note">{translate('orders.label.open')}</p>}
      </div>
    </Card>
  );
}
