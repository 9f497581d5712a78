import { useTranslate } from 'ra-core';
import { MAX_RETURN_NOTE } from '#shared/returns.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import './messages.en.ts';

interface Props {
  value: string;
  isNeeded: boolean;
  onChange: (answer: string) => void;
}

/** What the buyer is to read. */
export function AnswerField({ value, isNeeded, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      minRows={2}
      label={translate('returns.action.message')}
      hint={translate(isNeeded ? 'returns.action.needed' : 'returns.action.optional')}
      value={value}
      inputProps={{ maxLength: MAX_RETURN_NOTE }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
