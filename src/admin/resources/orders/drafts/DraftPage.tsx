import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ListChecks } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { draftsDesk } from '../../../../shared/desks/drafts.ts';
import { countryName } from '../../../../shared/countries.ts';
import type { CalculatedDraft } from '../../../../wix/draft-operations.ts';
import { useMay, useStoreProfile } from '../../../access/session.ts';
import { useOnceKey } from '../../../data/use-once-key.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns } from '../../../ui/Columns.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DeleteRecord } from '../../../ui/form/DeleteRecord.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useRecordCommands } from '../../../ui/record-commands.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { forgetLists } from '../show/order-changed.ts';
import { useWords } from '../show/use-words.ts';
import { checklist, missingOf } from './checklist.ts';
import { ChecklistCard } from './ChecklistCard.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DraftChip } from './DraftChip.tsx';
import { customerOf, emailOf } from './draft-record.ts';
import { ChargesCard } from './editor/ChargesCard.tsx';
import { LinesCard } from './editor/LinesCard.tsx';
import { SumsCard } from './editor/SumsCard.tsx';
import { useDraftEditor, useDraftsProvider } from './editor/use-draft-editor.ts';
import styles from './drafts.module.css';

export function DraftPage({ id, calculated }: { id: string; calculated: CalculatedDraft }) {
  const translate = useTranslate();
  const phone = usePhone();
  const { locale } = useStoreProfile();
  const draft = calculated.draftOrder ?? {};
  const { money } = useWords(draft.currency);
  const editor = useDraftEditor(id);
  const open = draft.status !== 'COMMITTED';
  const mayEdit = useMay(draftsDesk.rights.edit) && open;
  const mayConvert = useMay(draftsDesk.rights.convert) && open;
  const convert = useConvert(id);
  const checks = checklist(calculated);
  const missing = missingOf(checks);
  const customer = customerOf(draft);
  const title = customer ? translate('drafts.show.of', { customer }) : translate('drafts.show.title');
  useRecordCommands(useMemo(() => ({ record: title, to: `/drafts/${id}`, commands: [] }), [title, id]));
  const ready = missing.length === 0 && editor.settled;
  const country = draft.recipientInfo?.recipientInfo?.address?.country;
  const sentence = translate(country ? 'drafts.convert.sentenceTo' : 'drafts.convert.sentence', {
    amount: money(draft.priceSummary?.total?.amount),
    email: emailOf(draft) || '—',
    country: countryName(locale, country ?? ''),
  });
  const button = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={!ready || convert.isPending}
      aria-busy={convert.isPending}
      onClick={() => convert.mutate()}
    >
      <Check aria-hidden />
      {translate('drafts.convert.button')}
    </Button>
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
              <Card>
                <h2 className="visually-hidden">{translate('drafts.convert.title')}</h2>
                <p className={styles['sentence']}>
                  <RichText text={sentence} />
                </p>
                {convert.isError && (
                  <ErrorState
                    inline
                    title={translate('drafts.convert.failed')}
                    notDone={translate('drafts.convert.notDone')}
                    error={convert.error}
                  />
                )}
                {phone ? <BottomBar>{button}</BottomBar> : button}
                {missing.length > 0 && <p className={styles['why']}>{translate('drafts.convert.waits')}</p>}
              </Card>
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
        <LinesCard draft={draft} editor={editor} mayEdit={mayEdit} />
        <ChargesCard calculated={calculated} editor={editor} mayEdit={mayEdit} />
      </Columns>
    </Page>
  );
}

function useConvert(id: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async () => {
      return (await provider.convert('drafts', { id, idempotencyKey: once.keyFor(id) })).data;
    },
    onSuccess: (order) => {
      once.through();
      forgetLists(client, 'drafts', 'orders');
      notify('drafts.convert.done', { type: 'success', messageArgs: { number: order?.number ?? '' } });
      void navigate(order?._id ? `/orders/${order._id}` : '/drafts');
    },
  });
}
