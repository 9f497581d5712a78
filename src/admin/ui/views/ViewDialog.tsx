import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { TextField } from '../TextField.tsx';
import type { SavedView, ViewState } from './saved-view.ts';
import { useViewChanges } from './use-views.ts';

export type ViewDialogTask =
  | { kind: 'create' }
  | { kind: 'rename'; view: SavedView }
  | { kind: 'delete'; view: SavedView };

interface Props {
  resource: string;
  task: ViewDialogTask;
  state: ViewState;
  onOpen: (view: SavedView | undefined) => void;
  onClose: () => void;
}

const longestName = 80;

export default function ViewDialog({ resource, task, state, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const { create, update, remove } = useViewChanges(resource);
  const [name, setName] = useState(task.kind === 'rename' ? task.view.name : '');
  const [team, setTeam] = useState(false);
  const running = { create, rename: update, delete: remove }[task.kind];

  const confirm = async () => {
    if (task.kind === 'create') onOpen(await create.mutateAsync({ name: name.trim(), team, state }));
    if (task.kind === 'rename') await update.mutateAsync({ id: task.view.id, change: { name: name.trim() } });
    if (task.kind === 'delete') {
      await remove.mutateAsync(task.view.id);
      onOpen(undefined);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={translate(`list.view.dialog.${task.kind}`, {
        name: task.kind === 'create' ? '' : task.view.name,
      })}
      confirm={translate(`list.view.dialog.${task.kind}Confirm`)}
      busy={running.isPending}
      disabled={task.kind !== 'delete' && name.trim() === ''}
      onClose={onClose}
      // The dialog stays open and says why.
      onConfirm={() => void confirm().catch(() => undefined)}
      error={
        running.error ? { title: translate('list.view.dialog.failed'), cause: running.error } : undefined
      }
    >
      {task.kind === 'delete' ? (
        <p>{translate(task.view.team ? 'list.view.dialog.deleteTeam' : 'list.view.dialog.deleteMine')}</p>
      ) : (
        <TextField
          label={translate('list.view.dialog.name')}
          value={name}
          autoFocus
          inputProps={{ maxLength: longestName }}
          onChange={(event) => setName(event.target.value)}
          {...(task.kind === 'create' ? { hint: translate('list.view.dialog.keeps') } : {})}
        />
      )}
      {task.kind === 'create' && (
        <FormControlLabel
          control={<Checkbox checked={team} onChange={(event) => setTeam(event.target.checked)} />}
          label={translate('list.view.dialog.share')}
        />
      )}
    </ConfirmDialog>
  );
}
