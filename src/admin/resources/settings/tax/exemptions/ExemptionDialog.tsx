import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { taxExemptionOperations } from '#wix/tax-exemption-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { readPercent } from '../percent.ts';
import type { TaxRecord } from '../table.ts';
import { fitsOverride } from './exemption.ts';
import type { Exemption } from './exemption-record.ts';
import styles from './Exemptions.module.css';
import './messages-exempt.en.ts';
import { saveExemption } from './save-exemption.ts';
import { useExemptionAction } from './use-exemptions.ts';

interface Props {
  record: TaxRecord;
  exemption: Exemption | undefined;
  onClose: () => void;
}

/** What they pay, and of which goods. */
export default function ExemptionDialog({ record, exemption: opened, onClose }: Props) {
  const translate = useTranslate();
  // As it was opened: it is gone from the record a moment before the dialog is.
  const [exemption] = useState(opened);
  const say = (key: string, values?: object) => translate(`tax-exempt.${key}`, values);
  const [name, setName] = useState(exemption?.name ?? '');
  const [typed, setTyped] = useState(exemption?.percent ?? '0');
  const [groupIds, setGroupIds] = useState(exemption?.groupIds ?? []);
  const [leaving, setLeaving] = useState(false);
  const percent = readPercent(typed) ?? '';
  const nameWrong = name.trim().length > 200;
  const percentWrong = !fitsOverride(percent);
  const general = record.groups.find(({ isDefault }) => isDefault);
  const save = useExemptionAction(
    () =>
      saveExemption(record, exemption, { name: name.trim(), on: exemption?.on ?? true, percent, groupIds }),
    'tax-exempt.saved',
  );
  const remove = useExemptionAction((id: string) => taxExemptionOperations.remove(id), 'tax-exempt.deleted');
  const failure = save.error ?? remove.error;
  if (leaving && exemption)
    return (
      <ConfirmDialog
        open
        title={say('delete', { name: exemption.name })}
        confirm={say('delete', { name: exemption.name })}
        busy={remove.isPending}
        error={remove.error ? { title: say('notSaved'), cause: remove.error } : undefined}
        onClose={() => setLeaving(false)}
        onConfirm={() => remove.mutate(exemption.id, { onSuccess: onClose })}
      >
        <p>{say('deleteDetail')}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={say(exemption ? 'change' : 'new')}
      confirm={say('save')}
      busy={save.isPending}
      disabled={name.trim() === '' || nameWrong || percentWrong}
      error={failure ? { title: say('notSaved'), cause: failure } : undefined}
      onClose={onClose}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
    >
      <div className={styles['form']}>
        <TextField
          label={say('field.name')}
          hint={say('nameHint')}
          error={nameWrong ? say('nameWrong') : undefined}
          value={name}
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={say('field.percent')}
          hint={say('percentHint')}
          error={percentWrong ? say('percentWrong') : undefined}
          inputMode="decimal"
          value={typed}
          endAdornment="%"
          onChange={({ target }) => setTyped(target.value)}
        />
        <fieldset>
          <legend>{say('field.goods')}</legend>
          {record.groups.map((group) => (
            <FormControlLabel
              key={group.id}
              control={
                <Checkbox
                  size="small"
                  checked={groupIds.includes(group.id)}
                  onChange={(_, on) =>
                    setGroupIds(on ? [...groupIds, group.id] : groupIds.filter((id) => id !== group.id))
                  }
                />
              }
              label={group.name}
            />
          ))}
          <p>{say('goodsHint', { name: general?.name })}</p>
        </fieldset>
        {exemption && (
          <Button size="small" onClick={() => setLeaving(true)}>
            <Trash2 aria-hidden />
            {say('delete', { name: exemption.name })}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
