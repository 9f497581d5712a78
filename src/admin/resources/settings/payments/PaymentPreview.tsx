import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CardPayments } from '#shared/card-payments.ts';
import { localText } from '#shared/manual-payments.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from './Payments.module.css';
import type { AccountRecord } from './TransferForm.tsx';
import { useManualMethods } from './use-manual-methods.ts';

/** The payment methods as the checkout lists them, as they are saved. */
export function PaymentPreview() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<TextLanguage>('en');
  const cards = useOneRecord<CardPayments & { id: string }>('payments', 'cards').data;
  const account = useOneRecord<AccountRecord>('payments', 'bank-transfer').data;
  const manual = useManualMethods().data;
  const say = (key: string, values?: object) => translate(`payments.preview.${key}`, values);
  if (!account || !manual) return null;
  const entries = [
    ...(cards && cards.by !== 'NOBODY' ? [{ id: 'card', name: say(`card.${language}`), text: '' }] : []),
    ...(account.offered
      ? [
          {
            id: 'transfer',
            name: say(`transfer.${language}`),
            text: say(`days.${language}`, { smart_count: account.daysToPay }),
          },
        ]
      : []),
    ...manual.methods
      .filter(({ offered }) => offered)
      .map(({ id, name, instructions }) => ({
        id,
        name: localText(name, language),
        text: localText(instructions, language),
      })),
  ];
  return (
    <Card
      id="preview"
      title={say('title')}
      actions={
        <Segmented
          label={say('language')}
          value={language}
          options={TEXT_LANGUAGES.map((value) => ({ value, label: say(`languages.${value}`) }))}
          onChange={setLanguage}
        />
      }
    >
      {entries.length === 0 ? (
        <p className="muted">{say('none')}</p>
      ) : (
        <ul className={styles['preview']} lang={language} dir={language === 'he' ? 'rtl' : 'ltr'}>
          {entries.map(({ id, name, text }) => (
            <li key={id}>
              <b>{name}</b>
              {text && <small>{text}</small>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
