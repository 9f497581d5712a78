import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_CUSTOMER_NOTE } from '#shared/customers.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { shortNameOf, type OpenCustomer } from '../customer-record.ts';
import { Note } from './Note.tsx';
import styles from './page.module.css';
import { useCustomerAction, useNotes } from './use-customers.ts';

function NoteBox({ id }: { id: string }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const add = useCustomerAction<string>('customers.note.added', (provider, words) =>
    provider.addNote('customers', { id, text: words }),
  );
  const send = () => {
    if (text !== '' && !add.isPending) add.mutate(text, { onSuccess: () => setTyped('') });
  };
  return (
    <>
      <form
        className={styles['noteBox']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <OutlinedInput
          fullWidth
          multiline
          maxRows={8}
          value={typed}
          placeholder={translate('customers.note.write')}
          slotProps={{
            input: { 'aria-label': translate('customers.note.write'), maxLength: MAX_CUSTOMER_NOTE },
          }}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            send();
          }}
        />
        {text !== '' && (
          <Button type="submit" disabled={add.isPending} aria-busy={add.isPending}>
            <Send aria-hidden />
            {translate('customers.note.add')}
          </Button>
        )}
      </form>
      {add.isError && (
        <ErrorState inline error={add.error} title={translate('customers.note.failed')} retry={send} />
      )}
    </>
  );
}

/** What colleagues should know of a customer, who never sees it. */
export function NotesCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const mayWrite = useMay(customersDesk.rights.note);
  const read = useNotes(customer.id);
  const notes = read.data ?? [];
  return (
    <Card
      id="notes"
      title={translate('customers.note.title')}
      note={translate('customers.note.unseen', { name: shortNameOf(customer) })}
    >
      {read.isLoading && <LineSkeleton widths={[70]} />}
      {read.isError && (
        <ErrorState
          inline
          error={read.error}
          title={translate('customers.note.loadFailed')}
          retry={() => void read.refetch()}
        />
      )}
      {notes.length > 0 && (
        <ul className={styles['notes']}>
          {notes.map((note) => (
            <Note key={note.id} customerId={customer.id} note={note} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite ? (
        <NoteBox id={customer.id} />
      ) : (
        notes.length === 0 && <p className={styles['soft']}>{translate('customers.note.none')}</p>
      )}
    </Card>
  );
}
