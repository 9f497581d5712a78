import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ReviewRequestSettings } from '#shared/review-requests.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { SETTINGS } from '../provider.ts';
import styles from '../requests.module.css';
import { ReviewRequestMetrics, Weeks } from './ReviewRequestMetrics.tsx';
import { useMail, useSummary } from './use-settings.ts';
import { useSettingsSentence } from './use-settings-sentence.ts';

type SettingsRecord = ReviewRequestSettings & { id: string };

/** Beside the list: when buyers are asked, how it goes, and what they get. */
export function ReviewRequestsAside() {
  const translate = useTranslate();
  const read = useOneRecord<SettingsRecord>('review-requests', SETTINGS);
  const { data: summary } = useSummary();
  const { data: mail } = useMail('en');
  const words = useSettingsSentence();
  return (
    <>
      <AsideSection
        title={translate('review-requests.settings.when')}
        action={
          <Link to="/review-requests/settings" className="link">
            {translate('review-requests.settings.change')}
          </Link>
        }
      >
        {read.data ? (
          <p className={styles['sentence']}>{words(read.data)}</p>
        ) : (
          <LoadState read={read}>
            <LineSkeleton widths={[90]} />
          </LoadState>
        )}
      </AsideSection>
      {summary && (
        <>
          <AsideSection title={translate('review-requests.figure.title')}>
            <ReviewRequestMetrics summary={summary} />
          </AsideSection>
          <AsideSection title={translate('review-requests.figure.weeks')}>
            <Weeks weeks={summary.weeks} />
          </AsideSection>
        </>
      )}
      {mail && (
        <AsideSection title={translate('review-requests.mail.title')}>
          <Link to="/review-requests/settings" className={styles['mail']}>
            <b dir="auto">{mail.subject}</b>
            <small>{translate('review-requests.mail.see')}</small>
          </Link>
        </AsideSection>
      )}
    </>
  );
}
