import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { shortNameOf, type OpenCustomer } from '../../customer-record.ts';
import styles from './cards.module.css';

interface Mark {
  id: string;
  title: string;
  chip: ReactNode;
}

interface Props {
  /** `badge` or `role`: the words of it. */
  kind: 'badge' | 'role';
  customer: OpenCustomer;
  theirs: readonly Mark[];
  /** What could be given too; nothing where this person may not. */
  others: readonly Mark[] | undefined;
  onGive: (id: string) => void;
  /** Absent where this person may not. */
  onTake: ((id: string) => void) | undefined;
  /** The one that is on its way. */
  busy: boolean;
  error: unknown;
}

/** What a member was given by the shop: each can be taken, another given, on the spot. */
export function Marks({ kind, customer, theirs, others, onGive, onTake, busy, error }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const say = (key: string, values?: object) =>
    kind === 'badge'
      ? translate(`customers.badge.${key}`, values)
      : translate(`customers.role.${key}`, values);
  const name = shortNameOf(customer);
  const close = () => setAnchor(undefined);
  return (
    <AsideSection
      title={say('title')}
      action={
        others !== undefined &&
        others.length > 0 && (
          <Button
            size="small"
            variant="text"
            disabled={busy}
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            aria-label={say('giveLabel', { name })}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Plus aria-hidden />
            {say('give')}
          </Button>
        )
      }
    >
      {theirs.length === 0 && <p className="muted">{say('none')}</p>}
      {theirs.length > 0 && (
        <ul className={styles['marks']}>
          {theirs.map(({ id, title, chip }) => (
            <li key={id}>
              {chip}
              {onTake && (
                <IconButton
                  size="small"
                  disabled={busy}
                  aria-label={say('take', { title, name })}
                  onClick={() => onTake(id)}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && error !== null && (
        <ErrorState inline error={error} title={translate('customers.cards.notDone')} />
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        // Inside the page's landmark: at the end of the body it would belong to none.
        container={() => document.getElementById('content') ?? document.body}
      >
        {others?.map(({ id, chip }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              onGive(id);
            }}
          >
            {chip}
          </MenuItem>
        ))}
      </Menu>
    </AsideSection>
  );
}
