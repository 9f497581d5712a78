import Button from '@mui/material/Button';
import { Check, Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { Draft } from '#wix/draft-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { dateText } from '#admin/ui/date-text.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RichText } from '#admin/ui/RichText.tsx';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { big } from '../refund/amounts.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { amountDueNow, depositOf } from './deposit.ts';
import { customerOf, emailOf } from './draft-record.ts';
import type { DraftOffer } from './use-offer.ts';
import { useConvert, useSend } from './use-send.ts';
import styles from './drafts.module.css';

const longestMessage = 300;

interface Props {
  id: string;
  draft: Draft;
  offer: DraftOffer;
  mayEdit: boolean;
  /** Nothing is missing, and the totals are those of what is on the page. */
  ready: boolean;
  /** It is no order yet. */
  open: boolean;
}

/** What becomes of the draft: an order with a link to pay it, or an order that is paid some other way. */
export function SendCard({ id, draft, offer, mayEdit, ready, open }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { until, message, isToCome: untilOk, keep } = offer;
  const { money } = useOrderLabels(draft.currency);
  const send = useSend(id);
  const convert = useConvert(id);
  const maySend = useMay([...draftsDesk.rights.convert, ...ordersDesk.rights.request]);
  const email = emailOf(draft);
  const requested = amountDueNow(draft);
  const owes = big(requested).gt(0);
  const busy = send.isPending || convert.isPending;
  const customer = customerOf(draft) || email;
  const words = {
    amount: money(requested),
    customer,
    email,
    day: untilOk ? dateText(`${until}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() }) : '—',
  };
  const ask = () =>
    send.mutate({
      title: translate('drafts.send.subject', { customer }).slice(0, 200),
      amount: { amount: requested },
      expirationDate: offer.closes(),
      ...(message.trim() && { description: message.trim() }),
    });
  const offered = maySend && owes;
  const main = offered ? (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={!(ready || send.isError) || !untilOk || busy}
      aria-busy={send.isPending}
      onClick={ask}
    >
      <Send aria-hidden />
      {translate('drafts.send.button')}
    </Button>
  ) : undefined;
  const place = (
    <Button
      variant={offered ? 'outlined' : 'contained'}
      size="large"
      fullWidth
      disabled={!ready || busy || send.isError}
      aria-busy={convert.isPending}
      onClick={() => convert.mutate()}
    >
      <Check aria-hidden />
      {translate('drafts.convert.button')}
    </Button>
  );
  // Placed, and its link not sent: what is left to do stays here.
  if (!open && !send.isPending && !send.isError) return null;
  return (
    <Card>
      <h2 className="visually-hidden">{translate('drafts.convert.title')}</h2>
      <Sentence spaced>
        <RichText
          text={
            offered
              ? translate(
                  depositOf(draft) === undefined ? 'drafts.send.sentence' : 'drafts.send.sentenceDeposit',
                  words,
                )
              : translate(`drafts.convert.${words.email === '' ? 'sentenceUnnamed' : 'sentence'}`, {
                  ...words,
                  amount: money(draft.priceSummary?.total?.amount),
                })
          }
        />
      </Sentence>
      {offered && <EmailNotice of="drafts.send" />}
      {offered && (
        <div className={styles['send']}>
          <DateField
            label={translate('drafts.send.until')}
            hint={translate('drafts.send.untilHint')}
            error={untilOk ? undefined : translate('drafts.send.untilWrong')}
            value={until}
            disabled={!mayEdit}
            onChange={(value) => keep('validUntil', value)}
          />
          <TextField
            label={translate('drafts.send.message')}
            value={message}
            disabled={!mayEdit}
            multiline
            minRows={2}
            inputProps={{ maxLength: longestMessage }}
            onChange={(event) => keep('message', event.target.value)}
          />
        </div>
      )}
      {send.isError && (
        <ErrorState
          inline
          title={translate('drafts.send.failed')}
          notDone={translate('drafts.send.notDone')}
          error={send.error}
        />
      )}
      {convert.isError && (
        <ErrorState
          inline
          title={translate('drafts.convert.failed')}
          notDone={translate('drafts.convert.notDone')}
          error={convert.error}
        />
      )}
      <div className={styles['send']}>
        {phone ? <BottomBar>{main ?? place}</BottomBar> : main}
        {(!phone || main) && place}
      </div>
      {!ready && !send.isError && <p className={styles['reason']}>{translate('drafts.convert.waits')}</p>}
    </Card>
  );
}
