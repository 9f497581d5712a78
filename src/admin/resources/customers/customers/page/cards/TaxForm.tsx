import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { FileCheck, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  proofOf,
  taxExemptionOperations,
  type ContactTaxDetails,
  type ExemptionProof,
  type TaxExemptGroup,
} from '#wix/tax-exemption-operations.ts';
import { pickMedia } from '#admin/picker/pick-media.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { shortNameOf, type OpenCustomer } from '../../customer-record.ts';
import { useCustomerAction } from '../use-customers.ts';
import './messages-tax.en.ts';

interface Props {
  customer: OpenCustomer;
  details: ContactTaxDetails | null;
  groups: readonly TaxExemptGroup[];
  onClose: () => void;
}

const MAX_NOTED = 500;

/** Which exemption they have, and what shows it. */
export default function TaxForm({ customer, details, groups, onClose }: Props) {
  const translate = useTranslate();
  const name = shortNameOf(customer);
  const say = (key: string, values?: object) => translate(`customer-tax.${key}`, values);
  const [groupId, setGroupId] = useState(details?.taxExemptGroupId ?? '');
  const [{ note, file }, setProof] = useState<ExemptionProof>(details ? proofOf(details) : { note: '' });
  // The library opens over the page: a dialog would keep the focus from it.
  const [picking, setPicking] = useState(false);
  const wrong = note.length > MAX_NOTED;
  const save = useCustomerAction('customer-tax.saved', async () => {
    if (groupId !== '')
      await taxExemptionOperations.putCustomer(customer.id, groupId, {
        note: note.trim(),
        ...(file && { file }),
      });
    else if (details) await taxExemptionOperations.takeCustomer(customer.id);
  });
  const pick = async () => {
    setPicking(true);
    const [chosen] = await pickMedia({
      title: say('pickTitle', { name }),
      kinds: ['DOCUMENT', 'IMAGE'],
      most: 1,
    });
    setPicking(false);
    if (!chosen?._id || !chosen.url) return;
    setProof({
      note,
      file: { id: chosen._id, name: chosen.displayName ?? chosen._id, url: chosen.url },
    });
  };
  return (
    <ConfirmDialog
      open={!picking}
      title={say('dialog', { name })}
      confirm={say('save')}
      busy={save.isPending}
      disabled={wrong || (groupId === '' && !details)}
      error={save.error ? { title: say('notSaved'), cause: save.error } : undefined}
      onClose={onClose}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
    >
      <div className="stack-14">
        <SelectField label={say('which')} value={groupId} onChange={setGroupId}>
          <MenuItem value="">{say('noExemption')}</MenuItem>
          {groups.map((group) => (
            <MenuItem key={group._id} value={group._id ?? ''}>
              {group.name}
            </MenuItem>
          ))}
        </SelectField>
        {groupId !== '' && (
          <>
            <TextField
              label={say('note')}
              hint={say('noteHint')}
              error={wrong ? say('noteLong') : undefined}
              multiline
              minRows={2}
              value={note}
              onChange={({ target }) => setProof({ note: target.value, ...(file && { file }) })}
            />
            <div>
              <FieldLabel>{say('file')}</FieldLabel>
              {file && (
                <p>
                  <a className="link" href={file.url} target="_blank" rel="noreferrer">
                    <bdi>{file.name}</bdi>
                  </a>
                </p>
              )}
              <Button size="small" onClick={() => void pick()}>
                <FileCheck aria-hidden />
                {say(file ? 'other' : 'pick')}
              </Button>
              {file && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={say('away', { name: file.name })}
                  onClick={() => setProof({ note })}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
              <p className="muted">{say('fileHint')}</p>
            </div>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
