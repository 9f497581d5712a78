import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  type EnterpriseCategory,
  enterpriseMediaOperations as libraries,
} from '#wix/enterprise-media-operations.ts';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { useMay } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useLibraryAction } from './use-libraries.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

interface Props {
  /** Absent for a new one. */
  category?: EnterpriseCategory | undefined;
  root: EnterpriseCategory;
  onClose: () => void;
  /** The one that is there now; undefined once it was deleted. */
  onDone: (id: string | undefined) => void;
}

export function CategoryDialog({ category, root, onClose, onDone }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(category?.displayName ?? '');
  const [isShown, setShown] = useState(category?.publishStatus === 'PUBLISHED');
  const [isLeaving, setLeaving] = useState(false);
  const mayDelete = useMay(sharedLibrariesDesk.rights.deleteCategory);
  const id = category?._id;
  const save = useLibraryAction(async () => {
    const fields = {
      displayName: name.trim(),
      publishStatus: isShown ? 'PUBLISHED' : 'UNPUBLISHED',
    } as const;
    const saved = id ? await libraries.updateCategory(id, fields) : await libraries.createCategory(fields);
    onDone(saved._id);
  });
  const remove = useLibraryAction(async () => {
    await libraries.deleteCategory(id ?? '');
    onDone(undefined);
  });
  if (isLeaving && category) {
    return (
      <ConfirmDialog
        open
        title={translate('shared-libraries.category.delete')}
        confirm={translate('shared-libraries.category.deleteConfirm', { name: category.displayName })}
        busy={remove.isPending}
        error={
          remove.error
            ? { title: translate('shared-libraries.category.notDeleted'), cause: remove.error }
            : undefined
        }
        onClose={() => setLeaving(false)}
        onConfirm={() => remove.mutate(undefined)}
      >
        <p>{translate('shared-libraries.category.deleteDetail', { root: root.displayName })}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={translate(`shared-libraries.category.${category ? 'edit' : 'new'}`)}
      confirm={translate(`shared-libraries.category.${category ? 'save' : 'create'}`)}
      busy={save.isPending}
      disabled={name.trim().length < MIN_LENGTH}
      error={
        save.error ? { title: translate('shared-libraries.category.failed'), cause: save.error } : undefined
      }
      onClose={onClose}
      onConfirm={() => save.mutate(undefined)}
    >
      <div className="stack-14">
        <TextField
          autoFocus
          label={translate('shared-libraries.category.name')}
          hint={translate('shared-libraries.category.nameHint')}
          value={name}
          inputProps={{ maxLength: MAX_LENGTH }}
          onChange={({ target }) => setName(target.value)}
        />
        <FormControlLabel
          control={<Switch checked={isShown} onChange={(_event, on) => setShown(on)} />}
          label={translate('shared-libraries.category.visible')}
        />
        {category && mayDelete && id !== root._id && (
          <Button color="error" onClick={() => setLeaving(true)}>
            {translate('shared-libraries.category.delete')}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
