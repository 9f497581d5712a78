import { useTranslate } from 'ra-core';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { PackageCheck, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Draft, DraftLine } from '#wix/draft-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { AddProduct } from './AddProduct.tsx';
import { CustomLineDialog } from './CustomLineDialog.tsx';
import { DraftLineRow } from './DraftLineRow.tsx';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

/** Nothing of the line is left to be changed. */
const isAllSent = ({ removed, lineItem }: DraftLine, sent: number): boolean =>
  sent > 0 && !removed && sent >= (lineItem?.quantity ?? 0);

interface Props {
  draft: Draft;
  editor: DraftEditor;
  mayEdit: boolean;
  /** How many of a line are sent already: it cannot hold fewer. */
  sentOf?: (lineId: string) => number;
  /** What is sent can still be refunded there. */
  refundAt?: string;
  /** What is wrong with a line, as the platform says. */
  problemOf?: (lineId: string) => string | undefined;
}

export function LinesCard({ draft, editor, mayEdit, sentOf, refundAt, problemOf }: Props) {
  const translate = useTranslate();
  const [custom, setCustom] = useState(false);
  const currency = draft.currency ?? '';
  const details = draft.lineItems ?? [];
  const idOf = ({ lineItem }: DraftLine) => lineItem?._id ?? '';
  const isSent = (detail: DraftLine) => isAllSent(detail, sentOf?.(idOf(detail)) ?? 0);
  const row = (detail: DraftLine, editable: boolean) => (
    <DraftLineRow
      key={idOf(detail)}
      detail={detail}
      currency={currency}
      editor={editor}
      mayEdit={editable}
      sent={sentOf?.(idOf(detail)) ?? 0}
      problem={problemOf?.(idOf(detail))}
    />
  );
  const missing = details.filter(isSent);
  const pieces = details.reduce(
    (sum, { removed, lineItem }) => sum + (removed ? 0 : (lineItem?.quantity ?? 0)),
    0,
  );
  return (
    <Card
      flush
      title={translate('drafts.lines.title')}
      note={translate('drafts.lines.pieces', { smart_count: pieces })}
    >
      {details.length === 0 && <p className={styles['none']}>{translate('drafts.lines.none')}</p>}
      {details.filter((detail) => !isSent(detail)).map((detail) => row(detail, mayEdit))}
      {mayEdit && (
        <div className={styles['add']}>
          <AddProduct editor={editor} />
          <Button onClick={() => setCustom(true)}>
            <Plus aria-hidden />
            {translate('drafts.lines.custom')}
          </Button>
        </div>
      )}
      {missing.length > 0 && (
        <section aria-label={translate('drafts.lines.allSent')}>
          <p className={styles['sent']}>
            <PackageCheck size={16} aria-hidden />
            {translate('drafts.lines.allSent')}
            {refundAt && (
              <Link className="link" to={refundAt}>
                {translate('drafts.lines.refundInstead')}
              </Link>
            )}
          </p>
          {missing.map((detail) => row(detail, false))}
        </section>
      )}
      {custom && <CustomLineDialog currency={currency} editor={editor} onClose={() => setCustom(false)} />}
    </Card>
  );
}
