import { useTranslate } from 'ra-core';
import { MOST_RETURN_NOTE } from '../../../../shared/returns.ts';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { Answering } from './answering.ts';
import './messages.en.ts';

/** What the buyer of each is to read. */
export default function AnswerFields({ values: { answer, isNeeded }, change }: BulkFieldsProps<Answering>) {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      minRows={2}
      label={translate('returns.act.words')}
      hint={translate(isNeeded ? 'returns.act.needed' : 'returns.act.optional')}
      value={answer}
      inputProps={{ maxLength: MOST_RETURN_NOTE }}
      onChange={({ target }) => change({ answer: target.value })}
    />
  );
}
