import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ExportChoice } from '#shared/export-layout.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { TextField } from '../TextField.tsx';
import { useViewChanges } from '../views/use-views.ts';
import { setsOf, type ColumnSet } from './column-sets.ts';
import './messages.en.ts';

export type ColumnSetTask = { kind: 'create' } | { kind: 'rename' | 'delete'; set: ColumnSet };

interface Props {
  resource: string;
  task: ColumnSetTask;
  sets: readonly ColumnSet[];
  choice: ExportChoice;
  /** @param set the one that is open afterwards */
  onDone: (set: ColumnSet | undefined) => void;
  onClose: () => void;
}

const MAX_NAME = 80;

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export default function ColumnSetDialog({ resource, task, sets, choice, onDone, onClose }: Props) {
  const translate = useTranslate();
  const { create, update, remove } = useViewChanges<ExportChoice>(setsOf(resource));
  const current = task.kind === 'create' ? undefined : task.set;
  const [name, setName] = useState(current?.name ?? '');
  const namesake = sets.find((set) => set.id !== current?.id && isSameName(set.name, name));
  const failure = create.error ?? update.error ?? remove.error;

  const run = async (): Promise<ColumnSet | undefined> => {
    if (task.kind === 'delete') {
      await remove.mutateAsync(task.set.id);
      return undefined;
    }
    if (task.kind === 'rename') return update.mutateAsync({ id: task.set.id, change: { name: name.trim() } });
    return namesake
      ? update.mutateAsync({ id: namesake.id, change: { state: choice } })
      : create.mutateAsync({ name: name.trim(), team: true, state: choice });
  };

  return (
    <ConfirmDialog
      open
      title={translate(`export.set.${task.kind}Title`, { name: current?.name ?? '' })}
      confirm={translate(`export.set.${task.kind === 'create' && namesake ? 'replace' : task.kind}Confirm`)}
      busy={create.isPending || update.isPending || remove.isPending}
      disabled={task.kind !== 'delete' && (name.trim() === '' || (task.kind === 'rename' && !!namesake))}
      onClose={onClose}
      onConfirm={() =>
        void run().then(
          (set) => {
            onDone(set);
            onClose();
          },
          // The dialog stays open and displays the error.
          () => undefined,
        )
      }
      error={failure ? { title: translate('export.set.saveFailed'), cause: failure } : undefined}
    >
      {task.kind === 'delete' ? (
        <p>{translate('export.set.deleteDetail')}</p>
      ) : (
        <TextField
          label={translate('export.set.name')}
          value={name}
          autoFocus
          inputProps={{ maxLength: MAX_NAME }}
          onChange={(event) => setName(event.target.value)}
          error={task.kind === 'rename' && namesake ? translate('export.set.nameTaken') : undefined}
          hint={translate(`export.set.${namesake ? 'replaces' : 'shared'}`)}
        />
      )}
    </ConfirmDialog>
  );
}
