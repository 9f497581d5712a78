import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MEDIA_ROOT } from '#shared/media.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { TagField } from '#admin/ui/TagField.tsx';
import { MAX_LABEL, readLabels } from '../labels.ts';
import { ALL, FolderTree } from '../tree/FolderTree.tsx';
import { useFolders, useMediaTotals } from '../use-library.ts';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import '../bulk-messages.en.ts';
import styles from './bulk.module.css';
import type { Picked } from './use-media-jobs.ts';

interface Props {
  kind: BulkKind;
  picked: Picked;
  onClose: () => void;
  onDone: () => void;
}

/** The dialog of a bulk action, with the fields it asks for. */
export default function BulkForms(props: Props) {
  if (props.kind === 'move') return <MoveForm {...props} />;
  if (props.kind === 'label') return <LabelForm {...props} />;
  if (props.kind === 'set-private') return <PrivateForm {...props} />;
  if (props.kind === 'export') return <BulkDialog {...props} params={{ columns: exported }} />;
  return <BulkDialog {...props} params={{}} />;
}

const exported = ['name', 'kind', 'size', 'labels', 'private', 'added', 'changed', 'folder', 'address', 'id'];

function MoveForm(props: Props) {
  const translate = useTranslate();
  const { folders } = useFolders();
  const { data: totals } = useMediaTotals();
  const [target, setTarget] = useState<string>();
  return (
    <BulkDialog
      {...props}
      params={target === undefined ? undefined : { folderId: target === ALL ? MEDIA_ROOT : target }}
    >
      <div className={styles['pick']}>
        <FolderTree
          label={translate('media.bulk.move.destination')}
          folders={folders}
          counts={totals?.byFolder}
          total={undefined}
          selected={target}
          onOpen={setTarget}
          withVisitors={false}
        />
      </div>
    </BulkDialog>
  );
}

function LabelForm(props: Props) {
  const translate = useTranslate();
  const { data: totals } = useMediaTotals();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const problem = (label: string, others: readonly string[]): string | undefined => {
    if (label.length > MAX_LABEL) return translate('media.labels.tooLong', { most: MAX_LABEL });
    return others.includes(label) ? translate('media.bulk.label.both', { label }) : undefined;
  };
  /** A label of the other field is neither offered nor accepted. */
  const fieldBeside = (others: readonly string[]) => ({
    endedBy: /,$/,
    known: totals?.labels.map(({ label }) => label).filter((label) => !others.includes(label)) ?? [],
    read: readLabels,
    wrong: (label: string) => problem(label, others),
    removeLabel: (label: string) => translate('media.labels.takeAway', { label }),
  });
  const isWrong = add.some((label) => problem(label, remove)) || remove.some((label) => problem(label, add));
  const isReady = add.length + remove.length > 0 && !isWrong;
  return (
    <BulkDialog {...props} params={isReady ? { add, remove } : undefined}>
      <TagField
        {...fieldBeside(remove)}
        label={translate('media.bulk.label.add')}
        tags={add}
        onChange={setAdd}
        autoFocus
      />
      <TagField
        {...fieldBeside(add)}
        label={translate('media.bulk.label.remove')}
        tags={remove}
        onChange={setRemove}
      />
    </BulkDialog>
  );
}

function PrivateForm(props: Props) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState<'private' | 'public'>('private');
  return (
    <BulkDialog {...props} params={{ private: wanted === 'private' }}>
      <Segmented
        label={translate('media.bulk.set-private.which')}
        value={wanted}
        onChange={setWanted}
        options={(['private', 'public'] as const).map((value) => ({
          value,
          label: translate(`media.facts.${value}`),
        }))}
      />
    </BulkDialog>
  );
}
