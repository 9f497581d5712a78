import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReturnAction } from '#shared/returns.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { ReturnRecord } from './return-record.ts';
import { useReturnAction } from './use-returns.ts';

interface Props {
  of: ReturnRecord;
  act: ReturnAction;
  onClose: () => void;
}

/** Says what will happen, and takes what the buyer is to read. */
export function ReturnActionDialog({ of, act, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [answer, setAnswer] = useState('');
  const say = (what: string) => translate(`returns.action.${act}.${what}`);
  const doing = useReturnAction(() => {
    notify(say('done'), { type: 'success' });
    onClose();
  });
  const isNeeded = act === 'decline';
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      keep={translate('returns.action.keep')}
      busy={doing.isPending}
      disabled={isNeeded && answer.trim() === ''}
      onClose={onClose}
      onConfirm={() => doing.mutate({ id: of.id, act, answer })}
      error={doing.isError ? { title: translate('returns.action.failed'), cause: doing.error } : undefined}
    >
      <p>{say('detail')}</p>
      <AnswerField value={answer} isNeeded={isNeeded} onChange={setAnswer} />
      <EmailNotice of={`returns.action.${act}`} />
    </ConfirmDialog>
  );
}
