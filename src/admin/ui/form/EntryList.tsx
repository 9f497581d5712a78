import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from './form-context.ts';
import { MoveButtons } from '../order/MoveButtons.tsx';
import { movedAt } from '../order/moved.ts';
import styles from './entry-list.module.css';

interface Props<Entry> {
  /** Names the messages: `<resource>.entry.<kind>`. */
  kind: string;
  entries: readonly Entry[];
  max: number;
  create: () => Entry;
  /** What a person calls an entry; empty of a new one. */
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, put: (entry: Entry) => void, at: number) => ReactNode;
}

/** Entries that are added, removed and put in order. */
export function EntryList<Entry>({ kind, entries, max, create, nameOf, onChange, children }: Props<Entry>) {
  const translate = useTranslate();
  const { resource, allowed } = useFormState();
  const say = (what: string, name?: string) => translate(`${resource}.entry.${kind}.${what}`, { name });
  return (
    <div className={styles['stack']}>
      {entries.length > 0 && (
        <ol className={styles['entries']}>
          {entries.map((entry, at) => {
            const name = nameOf(entry) || translate(`${resource}.entry.unnamed`, { at: at + 1 });
            return (
              // An entry has no id of its own, and its name is what a person is typing.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <div className={styles['fields']}>
                  {children(entry, (next) => onChange(entries.toSpliced(at, 1, next)), at)}
                </div>
                {allowed && (
                  <span className={styles['moves']}>
                    <MoveButtons
                      isFirst={at === 0}
                      isLast={at === entries.length - 1}
                      labels={{
                        up: translate(`${resource}.entry.up`, { name }),
                        down: translate(`${resource}.entry.down`, { name }),
                      }}
                      onMove={(by) => onChange(movedAt(entries, at, by))}
                    />
                    <IconButton
                      size="small"
                      aria-label={translate(`${resource}.entry.remove`, { name })}
                      onClick={() => onChange(entries.toSpliced(at, 1))}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {entries.length === 0 && <p className={styles['quiet']}>{say('none')}</p>}
      {allowed && entries.length < max && (
        <div>
          <Button size="small" onClick={() => onChange([...entries, create()])}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        </div>
      )}
    </div>
  );
}
