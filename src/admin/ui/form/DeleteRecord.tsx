import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useDelete, useNotify, useResourceContext, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayDo } from '../../data/desk-registry.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useRecordMessages } from '../use-record-messages.ts';

interface Props {
  record: RaRecord<string>;
  /** Empty where the record has none: the question is then about "this" record. */
  name: string;
  /** What else its words say, such as how many it concerns. */
  values?: object;
}

/** A button that says first what deleting does; its words are `<resource>.delete`. Back to the list afterwards. */
export function DeleteRecord({ record, name, values }: Props) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const may = useMayDo(resource, 'delete');
  const [remove, { isPending, error }] = useDelete();
  const words = useRecordMessages();
  const say = (what: string) => words(`delete.${what}`, { ...values, name });
  const sayNamed = (what: string) => (name.trim() === '' ? words(`deleteUnnamed.${what}`) : say(what));
  if (!may) return null;
  const confirm = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(sayNamed('done'), { type: 'success' });
          void navigate(`/${resource}`);
        },
        onError: () => undefined,
      },
    );
  return (
    <>
      <Button
        color="error"
        variant="text"
        sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
        {say('action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={sayNamed('title')}
        confirm={sayNamed('confirm')}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        error={error ? { title: say('failed'), cause: error, notDone: say('notDone') } : undefined}
      >
        <p>{say('detail')}</p>
      </ConfirmDialog>
    </>
  );
}
