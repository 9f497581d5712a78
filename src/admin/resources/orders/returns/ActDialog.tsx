import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { MOST_RETURN_NOTE, type ReturnAct } from '../../../../shared/returns.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ReturnRecord } from './return-record.ts';
import { useAct } from './use-returns.ts';

interface Props {
  of: ReturnRecord;
  act: ReturnAct;
  onClose: () => void;
}

/** Says what will happen, and takes what the buyer is to read. */
export function ActDialog({ of, act, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [answer, setAnswer] = useState('');
  const say = (what: string) => translate(`returns.act.${act}.${what}`);
  const doing = useAct(() => {
    notify(say('done'), { type: 'success' });
    onClose();
  });
  const isNeeded = act === 'decline';
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      keep={translate('returns.act.keep')}
      busy={doing.isPending}
      disabled={isNeeded && answer.trim() === ''}
      onClose={onClose}
      onConfirm={() => doing.mutate({ id: of.id, act, answer })}
      error={doing.isError ? { title: translate('returns.act.failed'), cause: doing.error } : undefined}
    >
      <p>{say('detail')}</p>
      <TextField
        multiline
        minRows={2}
        label={translate('returns.act.words')}
        hint={translate(isNeeded ? 'returns.act.needed' : 'returns.act.optional')}
        value={answer}
        inputProps={{ maxLength: MOST_RETURN_NOTE }}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ConfirmDialog>
  );
}
