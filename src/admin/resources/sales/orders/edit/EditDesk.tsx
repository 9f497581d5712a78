import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CircleAlert, Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { draftsDesk } from '#shared/desks/drafts.ts';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { useMay } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { Columns } from '#admin/ui/Columns.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { RichText } from '#admin/ui/RichText.tsx';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { ChargesCard } from '../drafts/editor/ChargesCard.tsx';
import { LinesCard } from '../drafts/editor/LinesCard.tsx';
import { useProblemOf } from '../drafts/editor/use-problem-of.ts';
import { useDraftEditor } from '../drafts/editor/use-draft-editor.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { useChangedElsewhere } from '../show/own-changes.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { BeforeAfterCard } from './BeforeAfterCard.tsx';
import { countChanges, movedLines } from './edit-totals.ts';
import { endedText, type EndedEdit } from './ended-edit.ts';
import { SavedPage } from './SavedPage.tsx';
import { SettlementCard } from './SettlementCard.tsx';
import { useDiscard, useSave } from './use-commit.ts';
import { useSent } from './use-sent.ts';
import { useSettlement } from './use-settlement.ts';
import styles from './edit.module.css';

/** The contract's bound of it. */
const longestReason = 200;

interface Props {
  /** Of the draft; empty until the first change begins one. */
  id: string;
  order: OrderRecord;
  calculated: CalculatedDraft;
  begin?: () => Promise<string>;
  /** How the edit that was open here ended, where this page did not end it. */
  ended?: EndedEdit;
}

/** Why the platform does not take the draft any more. */
const whyRefused = (error: unknown): string[] => {
  const { reasons } = toCallError(error).data;
  return Array.isArray(reasons) ? reasons.map(String) : [];
};

/** Everything here is a dry run: the order stays as it is until the one button at the end. */
export function EditDesk({ id, order, calculated, begin, ended }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const currency = order.currency ?? '';
  const words = useOrderLabels(currency);
  const { money } = words;
  const editor = useDraftEditor(id, begin);
  const draft = calculated.draftOrder ?? {};
  const mayCommit = useMay(draftsDesk.rights.commit);
  const [told, setTold] = useState({ stock: true, mail: true, reason: '' });
  const [opened, setOpened] = useState(order);
  // Until the first change the edit is of the order as it is now.
  if (id === '' && opened !== order) setOpened(order);
  const changedElsewhere = useChangedElsewhere(order.id);
  const saving = useSave(id, order.id);
  const discard = useDiscard(id, order.id);
  const settling = useSettlement(order, draft);
  const changes = countChanges(opened, draft);
  const { amount, email, isReading } = settling;
  const chosen = settling.chosen ?? (isReading ? 'reading' : 'even');
  const total = money(draft.priceSummary?.total?.amount);
  const sent = useSent(order);
  const problemOf = useProblemOf(calculated);
  const busy = saving.busy || discard.isPending;
  const save = () =>
    saving.save({
      balance: settling.balance,
      settlement: settling.settlement(told.mail),
      how: {
        commitSettings: {
          sendNotificationsToBuyer: told.mail,
          updateInventory: told.stock ? movedLines(draft).map((lineItemId) => ({ lineItemId })) : [],
        },
        ...(told.reason.trim() ? { reason: told.reason.trim() } : {}),
      },
    });
  if (saving.isSaved) return <SavedPage order={order} saving={saving} />;
  const sentence = chosen === 'request' && !email ? 'requestNoMail' : chosen;
  const button = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={changes === 0 || !editor.settled || isReading || busy || !mayCommit}
      aria-busy={saving.busy || isReading}
      onClick={save}
    >
      {translate(`orders.edit.save.${chosen}`, { amount })}
    </Button>
  );
  return (
    <Page
      title={translate('orders.edit.title', { number: order.number })}
      back={{ to: `/orders/${order.id}`, label: `#${order.number}`, detail: customerName(order) }}
      beside={
        <StatusChip
          tone={changes > 0 ? 'info' : 'calm'}
          icon={Pencil}
          label={translate('orders.edit.changes', { smart_count: changes })}
        />
      }
      actions={
        <Button disabled={busy} onClick={() => discard.mutate()}>
          {translate('orders.edit.discard')}
        </Button>
      }
    >
      <Columns
        cards
        aside={
          <>
            <BeforeAfterCard order={opened} draft={draft} settled={editor.settled} />
            <Card>
              <h2 className="visually-hidden">{translate('orders.edit.review')}</h2>
              <Sentence told="live" spaced>
                <RichText
                  text={
                    changes === 0
                      ? translate('orders.edit.sentence.none')
                      : translate(`orders.edit.sentence.${sentence}`, {
                          smart_count: changes,
                          total,
                          amount,
                          email,
                        })
                  }
                />
              </Sentence>
              <TextField
                label={translate('orders.edit.reason')}
                value={told.reason}
                inputProps={{ maxLength: longestReason }}
                onChange={(event) => setTold({ ...told, reason: event.target.value })}
              />
              {(['stock', 'mail'] as const).map((name) => (
                <FormControlLabel
                  key={name}
                  label={translate(`orders.edit.${name}`)}
                  control={
                    <Checkbox
                      checked={told[name]}
                      onChange={(event) => setTold({ ...told, [name]: event.target.checked })}
                    />
                  }
                />
              ))}
              {told.mail && <EmailNotice of="orders.edit.mail" />}
              {saving.error && (
                <ErrorState
                  inline
                  title={translate('orders.edit.failed')}
                  notDone={[
                    ...whyRefused(saving.error).map((why) =>
                      translate(`orders.edit.hindrance.${why}`, { _: why }),
                    ),
                    translate('orders.edit.notDone'),
                  ].join(' ')}
                  error={saving.error}
                />
              )}
              {phone ? <BottomBar>{button}</BottomBar> : button}
              {!mayCommit && <p className="note">{translate('orders.reason.mayNotModify')}</p>}
            </Card>
          </>
        }
      >
        {changedElsewhere && id !== '' && (
          <p className={styles['flash']} role="alert">
            <CircleAlert size={16} aria-hidden />
            <span>{translate('orders.edit.stale')}</span>
            <Button size="small" disabled={busy} onClick={() => discard.mutate()}>
              {translate('orders.edit.again')}
            </Button>
          </p>
        )}
        {ended && changes === 0 && (
          <p className={styles['flash']} role="alert">
            <CircleAlert size={16} aria-hidden />
            <span>{endedText(ended, words)}</span>
          </p>
        )}
        {(editor.error ?? discard.error) && (
          <ErrorState
            inline
            title={translate('drafts.change.failed')}
            notDone={translate('drafts.change.notDone')}
            error={editor.error ?? discard.error}
          />
        )}
        <LinesCard
          draft={draft}
          editor={editor}
          mayEdit={mayCommit}
          sentOf={(lineId) => sent.get(lineId) ?? 0}
          refundAt={`/orders/${order.id}/refund`}
          problemOf={problemOf}
        />
        <ChargesCard calculated={calculated} editor={editor} mayEdit={mayCommit} />
        {changes > 0 && settling.card.ways.length > 0 && <SettlementCard {...settling.card} />}
        <p className="note">{translate('orders.edit.prices')}</p>
      </Columns>
    </Page>
  );
}
