import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card } from '#admin/ui/Card.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from '../requests.module.css';
import { useMail } from './use-settings.ts';

const languages = ['en', 'he'] as const;

/** The mail as buyers get it; nothing in it runs, and its links lead to the shop. */
export function MailCard() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<(typeof languages)[number]>('en');
  const { data: mail, error, refetch } = useMail(language);
  return (
    <Card
      id="mail"
      title={translate('review-requests.mail.title')}
      actions={
        <Segmented
          label={translate('review-requests.mail.language')}
          value={language}
          options={languages.map((value) => ({
            value,
            label: translate(`review-requests.mail.in.${value}`),
          }))}
          onChange={setLanguage}
        />
      }
    >
      {error && (
        <ErrorState
          inline
          error={error}
          title={translate('review-requests.mail.failed')}
          retry={() => void refetch()}
        />
      )}
      {!mail && !error && <LineSkeleton widths={[60, 80, 40]} />}
      {mail && (
        <>
          <p className={styles['subject']} dir="auto">
            {mail.subject}
          </p>
          <iframe
            className={styles['letter']}
            src={`/admin/api/review-requests/preview/${language}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            title={translate('review-requests.mail.title')}
          />
        </>
      )}
    </Card>
  );
}
