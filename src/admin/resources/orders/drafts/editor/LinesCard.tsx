import { useTranslate } from 'ra-core';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { Draft } from '../../../../../wix/draft-operations.ts';
import { Card } from '../../../../ui/Card.tsx';
import { AddProduct } from './AddProduct.tsx';
import { CustomLineDialog } from './CustomLineDialog.tsx';
import { DraftLineRow } from './DraftLineRow.tsx';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

interface Props {
  draft: Draft;
  editor: DraftEditor;
  mayEdit: boolean;
  /** How many of a line are sent already: it cannot hold fewer. */
  sentOf?: (lineId: string) => number;
}

export function LinesCard({ draft, editor, mayEdit, sentOf }: Props) {
  const translate = useTranslate();
  const [custom, setCustom] = useState(false);
  const currency = draft.currency ?? '';
  const details = draft.lineItems ?? [];
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
      {details.map((detail) => (
        <DraftLineRow
          key={detail.lineItem?._id}
          detail={detail}
          currency={currency}
          editor={editor}
          mayEdit={mayEdit}
          sent={sentOf?.(detail.lineItem?._id ?? '') ?? 0}
        />
      ))}
      {mayEdit && (
        <div className={styles['add']}>
          <AddProduct editor={editor} />
          <Button onClick={() => setCustom(true)}>
            <Plus aria-hidden />
            {translate('drafts.lines.custom')}
          </Button>
        </div>
      )}
      {custom && <CustomLineDialog currency={currency} editor={editor} onClose={() => setCustom(false)} />}
    </Card>
  );
}
