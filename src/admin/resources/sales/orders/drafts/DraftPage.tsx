import Button from '@mui/material/Button';
import { CopyPlus, Eye, ListChecks } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { draftsDesk } from '#shared/desks/drafts.ts';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { Columns } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { checklist, missingOf } from './checklist.ts';
import { ChecklistCard } from './ChecklistCard.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DraftChip } from './DraftChip.tsx';
import { customerOf } from './draft-record.ts';
import { useDraftName } from './draft-name.ts';
import { ChargesCard } from './editor/ChargesCard.tsx';
import { LinesCard } from './editor/LinesCard.tsx';
import { useProblemOf } from './editor/use-problem-of.ts';
import { TotalsCard } from './editor/TotalsCard.tsx';
import { useDraftEditor } from './editor/use-draft-editor.ts';
import { paymentPageOf, seeAsCustomer } from './see-as-customer.ts';
import { SendCard } from './SendCard.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useOffer } from './use-offer.ts';
import styles from './drafts.module.css';

export function DraftPage({ id, calculated }: { id: string; calculated: CalculatedDraft }) {
  const translate = useTranslate();
  const draft = calculated.draftOrder ?? {};
  const editor = useDraftEditor(id);
  const open = draft.status !== 'COMMITTED';
  const mayEdit = useMay(draftsDesk.rights.edit) && open;
  const mayConvert = useMay(draftsDesk.rights.convert);
  const mayCreate = useMay(draftsDesk.rights.create);
  const duplicate = useDuplicate();
  const offer = useOffer(draft, editor);
  const problemOf = useProblemOf(calculated);
  const checks = checklist(calculated);
  const missing = missingOf(checks);
  const customer = customerOf(draft);
  const nameOf = useDraftName();
  const title = customer ? translate('drafts.show.of', { customer }) : translate('drafts.show.title');
  useRecordCommands(useMemo(() => ({ record: title, to: `/drafts/${id}`, commands: [] }), [title, id]));
  const ready = missing.length === 0 && editor.settled;
  const see = () =>
    seeAsCustomer(
      paymentPageOf(draft, {
        title: translate('drafts.send.subject', { customer }),
        message: offer.message,
        closes: offer.closes(),
      }),
    );
  return (
    <Page
      title={title}
      back={{ to: '/drafts', label: translate('drafts.name') }}
      beside={
        open && missing.length > 0 ? (
          <StatusChip
            tone="warn"
            icon={ListChecks}
            label={translate('drafts.check.count', { smart_count: missing.length })}
          />
        ) : (
          <DraftChip draft={draft} />
        )
      }
      actions={
        <>
          {mayCreate && (
            <Button
              disabled={duplicate.isPending || !editor.settled}
              aria-busy={duplicate.isPending}
              onClick={() => duplicate.mutate(calculated)}
            >
              <CopyPlus aria-hidden />
              {translate('drafts.duplicate.action')}
            </Button>
          )}
          {open && (
            <Button disabled={!editor.settled || !offer.isToCome} onClick={see}>
              <Eye aria-hidden />
              {translate('drafts.see')}
            </Button>
          )}
        </>
      }
      meta={
        <span>
          {translate('drafts.show.saved')} <DateTime value={draft._updatedDate} />
        </span>
      }
    >
      <Columns
        cards
        aside={
          <>
            {open && <ChecklistCard checks={checks} />}
            <TotalsCard calculated={calculated} settled={editor.settled} />
            {mayConvert && (
              <SendCard id={id} draft={draft} offer={offer} mayEdit={mayEdit} ready={ready} open={open} />
            )}
            {open && <DeleteRecord record={{ ...draft, id }} name={nameOf(draft)} />}
          </>
        }
      >
        {!open && (
          <p className={styles['done']} role="status">
            {translate('drafts.show.committed')}{' '}
            {draft.orderId && (
              <Link className="link" to={`/orders/${draft.orderId}`}>
                {translate('drafts.show.toOrder')}
              </Link>
            )}
          </p>
        )}
        {duplicate.error && (
          <ErrorState
            inline
            title={translate('drafts.duplicate.failed')}
            notDone={translate('drafts.duplicate.notDone')}
            error={duplicate.error}
          />
        )}
        {editor.error && (
          <ErrorState
            inline
            title={translate('drafts.change.failed')}
            notDone={translate('drafts.change.notDone')}
            error={editor.error}
          />
        )}
        <CustomerCard draft={draft} editor={editor} mayEdit={mayEdit} />
        <LinesCard draft={draft} editor={editor} mayEdit={mayEdit} problemOf={problemOf} />
        <ChargesCard calculated={calculated} editor={editor} mayEdit={mayEdit} />
      </Columns>
    </Page>
  );
}
