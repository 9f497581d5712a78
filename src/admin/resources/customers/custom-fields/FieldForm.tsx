import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { EyeOff } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { SocialTypeType, Type } from '#shared/contract/generated/members_custom-fields.ts';
import { customFieldOperations } from '#wix/custom-field-operations.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import {
  bounds,
  checkField,
  isOwn,
  readField,
  toFieldChange,
  type FieldForm as Values,
  type FieldRecord,
} from './field-form.ts';
import { FieldLimits } from './FieldLimits.tsx';
import { Profiles } from './Profiles.tsx';

const types = Type.filter((type) => type !== 'UNKNOWN');
const networks = SocialTypeType.filter((network) => network !== 'UNKNOWN');

/** The type of a new field; of one that is there it stays. */
function TypeInputs({ field }: { field: FieldRecord | undefined }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<Values>();
  const { fieldType, socialType } = values;
  const word = (type: string) => translate(`custom-fields.type.${type}`);
  const network = (name: string) => translate(`custom-fields.network.${name}`, { _: '' });
  const mayChoose = allowed && isOwn(field);
  return (
    <>
      {field || !allowed ? (
        <ReadField label={translate('custom-fields.field.fieldType')} value={word(fieldType)} />
      ) : (
        <SelectField
          label={translate('custom-fields.field.fieldType')}
          hint={translate('custom-fields.form.typeHint')}
          value={fieldType}
          onChange={(type) => change({ fieldType: type })}
        >
          {types.map((type) => (
            <MenuItem key={type} value={type}>
              {word(type)}
            </MenuItem>
          ))}
        </SelectField>
      )}
      {fieldType === 'SOCIAL' &&
        (mayChoose ? (
          <SelectField
            label={translate('custom-fields.field.socialType')}
            hint={errorAt('socialType')}
            value={socialType === 'UNKNOWN' ? '' : socialType}
            onChange={(chosen) => change({ socialType: chosen })}
          >
            {networks.map((name) => (
              <MenuItem key={name} value={name}>
                {network(name)}
              </MenuItem>
            ))}
          </SelectField>
        ) : (
          <ReadField label={translate('custom-fields.field.socialType')} value={network(socialType)} />
        ))}
    </>
  );
}

/** Takes it off the profile; what members wrote stays for when it comes back. */
function HideField({ field }: { field: FieldRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const may = useMayDo('custom-fields', 'hide');
  const [busy, setBusy] = useState(false);
  if (!may || field.hidden || String(field.fieldOrigin) === 'SYSTEM') return null;
  const hide = async () => {
    setBusy(true);
    try {
      await customFieldOperations.hide(field.id);
      notify(translate('custom-fields.hide.done', { name: field.name }), { type: 'success' });
      void navigate('/custom-fields');
      refresh();
    } catch (thrown) {
      notifyFailure('custom-fields.hide.failed', thrown);
      setBusy(false);
    }
  };
  return (
    <div>
      <Button disabled={busy} onClick={() => void hide()}>
        <EyeOff aria-hidden />
        {translate('custom-fields.hide.action')}
      </Button>
      <p>{translate('custom-fields.hide.detail')}</p>
    </div>
  );
}

/** The profile with this field as it is typed. */
function TypedProfiles({ field, all }: { field: FieldRecord | undefined; all: readonly FieldRecord[] }) {
  const { values } = useFormState<Values>();
  const { name, fieldType, defaultPrivacy } = values;
  const typed = {
    ...field,
    id: field?.id ?? 'new',
    name,
    fieldType,
    defaultPrivacy,
    hidden: false,
  } as FieldRecord;
  const others = all.map((one) => (one.id === typed.id ? typed : one));
  return <Profiles fields={field ? others : [...all, typed]} />;
}

interface Props {
  field: FieldRecord | undefined;
  all: readonly FieldRecord[];
}

export function FieldForm({ field, all }: Props) {
  const translate = useTranslate();
  const own = isOwn(field);
  const form = useRecordForm({
    record: field,
    read: readField,
    bounds,
    // What is wrong with the platform's own fields is not the merchant's to correct.
    ...(own && { check: checkField }),
    toChange: useMemo(() => toFieldChange(field), [field]),
    locked: field?.hidden ? translate('custom-fields.form.isHidden') : undefined,
  });
  return (
    <RecordForm form={form} compact>
      {own ? (
        <TextInput name="name" autoFocus />
      ) : (
        <ReadField label={translate('custom-fields.field.name')} value={field?.name ?? ''} />
      )}
      <TypeInputs field={field} />
      <ChoiceInput name="defaultPrivacy" options={['PUBLIC', 'PRIVATE']} />
      <FieldLimits />
      <TypedProfiles field={field} all={all} />
      {field && <HideField field={field} />}
      {field && own && <DeleteRecord record={field} name={field.name ?? ''} />}
    </RecordForm>
  );
}
