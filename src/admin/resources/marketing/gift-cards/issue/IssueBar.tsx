import Button from '@mui/material/Button';
import { Gift } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { formatMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import styles from '../gift-cards.module.css';
import { IssueFields } from './IssueFields.tsx';
import { useIssue } from './use-issue.ts';

interface Props {
  onIssued: (card: GiftCardView, code: string) => void;
}

/** Issues a card where the cards are; the amount is on the button. */
export function IssueBar({ onIssued }: Props) {
  return usePhone() ? <IssueDialog onIssued={onIssued} /> : <IssueLine onIssued={onIssued} />;
}

function IssueLine({ onIssued }: Props) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const issuing = useIssue(onIssued);
  const { ready, amount, issue, failure } = issuing;
  return (
    <form
      className={styles['issue']}
      aria-label={translate('gift-cards.issue.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !issue.isPending) issue.mutate();
      }}
    >
      <IssueFields issuing={issuing} />
      <Button type="submit" variant="contained" disabled={!ready || issue.isPending}>
        <Gift aria-hidden />
        {translate('gift-cards.issue.action')}
        {ready && (
          <>
            &nbsp;
            <Money amount={amount} currency={currency} />
          </>
        )}
      </Button>
      {failure && (
        <div className={styles['failure']}>
          <ErrorState
            inline
            title={translate('gift-cards.issue.failed')}
            error={failure}
            notDone={translate('gift-cards.issue.notDone')}
          />
        </div>
      )}
    </form>
  );
}

function IssueDialog({ onIssued }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const issuing = useIssue((card, code) => {
    setOpen(false);
    onIssued(card, code);
  });
  const { ready, amount, issue, failure } = issuing;
  const { currency, locale } = useStoreProfile();
  return (
    <div className={styles['phoneBar']}>
      <Button variant="contained" fullWidth onClick={() => setOpen(true)}>
        <Gift aria-hidden />
        {translate('gift-cards.issue.title')}
      </Button>
      <ConfirmDialog
        open={open}
        title={translate('gift-cards.issue.title')}
        confirm={
          ready
            ? translate('gift-cards.issue.sum', { sum: formatMoney(amount, currency, locale) })
            : translate('gift-cards.issue.title')
        }
        busy={issue.isPending}
        disabled={!ready}
        onClose={() => setOpen(false)}
        onConfirm={() => issue.mutate()}
        error={
          failure
            ? {
                title: translate('gift-cards.issue.failed'),
                cause: failure,
                notDone: translate('gift-cards.issue.notDone'),
              }
            : undefined
        }
      >
        <div className="stack-14">
          <IssueFields issuing={issuing} />
        </div>
      </ConfirmDialog>
    </div>
  );
}
