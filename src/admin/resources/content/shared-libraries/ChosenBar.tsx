import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  enterpriseMediaOperations as libraries,
  type LibraryTree,
} from '#wix/enterprise-media-operations.ts';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { useMay } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './shared-libraries.module.css';
import { eachChunk, useLibraryAction } from './use-libraries.ts';

interface Props {
  ids: readonly string[];
  tree: LibraryTree;
  onClear: () => void;
}

/** What can be done to those that are chosen. */
export function ChosenBar({ ids, tree, onClear }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayEdit = useMay(sharedLibrariesDesk.rights.edit);
  const mayLink = useMay(sharedLibrariesDesk.rights.link);
  const [isLinking, setLinking] = useState(false);
  const publish = useLibraryAction(async (to: 'PUBLISHED' | 'UNPUBLISHED') => {
    const { done, failed } = await eachChunk(ids, (some) => libraries.publishMany(some, to));
    const word = to === 'PUBLISHED' ? 'published' : 'unpublished';
    if (failed > 0) notify('shared-libraries.notAll', { type: 'warning', messageArgs: { done, failed } });
    else notify(`shared-libraries.${word}`, { type: 'success', messageArgs: { smart_count: done } });
    onClear();
  });
  return (
    <section className={styles['bar']} aria-label={translate('shared-libraries.chosen', ids.length)}>
      <strong className="num">{translate('shared-libraries.chosen', ids.length)}</strong>
      {mayEdit && (
        <>
          <Button size="small" disabled={publish.isPending} onClick={() => publish.mutate('PUBLISHED')}>
            {translate('shared-libraries.publish')}
          </Button>
          <Button size="small" disabled={publish.isPending} onClick={() => publish.mutate('UNPUBLISHED')}>
            {translate('shared-libraries.unpublish')}
          </Button>
        </>
      )}
      {mayLink && tree.categories.length > 0 && (
        <Button size="small" onClick={() => setLinking(true)}>
          {translate('shared-libraries.toCategories')}
        </Button>
      )}
      <Button size="small" variant="text" onClick={onClear}>
        {translate('shared-libraries.clear')}
      </Button>
      {publish.error && (
        <ErrorState inline error={publish.error} title={translate('shared-libraries.publishFailed')} />
      )}
      {isLinking && <LinkDialog ids={ids} tree={tree} onClose={() => setLinking(false)} onDone={onClear} />}
    </section>
  );
}

function LinkDialog({
  ids,
  tree,
  onClose,
  onDone,
}: Omit<Props, 'onClear'> & { onClose: () => void; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const link = useLibraryAction(async () => {
    for (const id of ids) await libraries.link(id, [...wanted]);
    notify('shared-libraries.linked', { type: 'success', messageArgs: { smart_count: ids.length } });
    onDone();
  });
  return (
    <ConfirmDialog
      open
      title={translate('shared-libraries.link.title')}
      confirm={translate('shared-libraries.link.confirm', ids.length)}
      busy={link.isPending}
      disabled={wanted.length === 0}
      error={link.error ? { title: translate('shared-libraries.link.failed'), cause: link.error } : undefined}
      onClose={onClose}
      onConfirm={() => link.mutate(undefined)}
    >
      <div className={styles['links']}>
        {tree.categories.map(({ _id = '', displayName }) => (
          <FormControlLabel
            key={_id}
            control={
              <Checkbox
                size="small"
                checked={wanted.includes(_id)}
                onChange={(_event, on) =>
                  setWanted((now) => (on ? [...now, _id] : now.filter((one) => one !== _id)))
                }
              />
            }
            label={<bdi>{displayName}</bdi>}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
