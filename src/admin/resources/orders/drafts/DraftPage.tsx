import { ListChecks } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { draftsDesk } from '../../../../shared/desks/drafts.ts';
import type { CalculatedDraft } from '../../../../wix/draft-operations.ts';
import { useMay } from '../../../access/session.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DeleteRecord } from '../../../ui/form/DeleteRecord.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useRecordCommands } from '../../../ui/record-commands.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { checklist, missingOf } from './checklist.ts';
import { ChecklistCard } from './ChecklistCard.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DraftChip } from './DraftChip.tsx';
import { customerOf } from './draft-record.ts';
import { ChargesCard } from './editor/ChargesCard.tsx';
import { LinesCard } from './editor/LinesCard.tsx';
import { useProblemOf } from './editor/use-problem-of.ts';
import { SumsCard } from './editor/SumsCard.tsx';
import { useDraftEditor } from './editor/use-draft-editor.ts';
import { SendCard } from './SendCard.tsx';
import styles from './drafts.module.css';

export function DraftPage({ id, calculated }: { id: string; calculated: CalculatedDraft }) {
  const translate = useTranslate();
  const draft = calculated.draftOrder ?? {};
  const editor = useDraftEditor(id);
  const open = draft.status !== 'COMMITTED';
  const mayEdit = useMay(draftsDesk.rights.edit) && open;
  const mayConvert = useMay(draftsDesk.rights.convert);
  const problemOf = useProblemOf(calculated);
  const checks = checklist(calculated);
  const missing = missingOf(checks);
  const customer = customerOf(draft);
  const title = customer ? translate('drafts.show.of', { customer }) : translate('drafts.show.title');
  useRecordCommands(useMemo(() => ({ record: title, to: `/drafts/${id}`, commands: [] }), [title, id]));
  const ready = missing.length === 0 && editor.settled;
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
            <SumsCard calculated={calculated} settled={editor.settled} />
            {mayConvert && (
              <SendCard id={id} draft={draft} editor={editor} mayEdit={mayEdit} ready={ready} open={open} />
            )}
            {open && <DeleteRecord record={{ ...draft, id }} name={customer || translate('drafts.nobody')} />}
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
