import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { SelectField } from '#admin/ui/SelectField.tsx';
import '../messages.en.ts';

interface Props {
  /** Whose words it has. */
  what: 'badge' | 'role';
  read: { isError: boolean };
  /** Undefined until they are read. */
  choices: readonly { id: string; title: string | null | undefined }[] | undefined;
  value: string;
  onChange: (id: string) => void;
}

/** Which of those there are is given, or taken. */
export function AssignmentField({ what, read, choices, value, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string) => translate(`customers.bulk.${what}.${key}`);
  const hint = read.isError ? say('loadFailed') : choices?.length === 0 ? say('none') : undefined;
  return (
    <SelectField label={say('which')} hint={hint} value={value} onChange={onChange}>
      <MenuItem value="">{say('choose')}</MenuItem>
      {choices?.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </SelectField>
  );
}
