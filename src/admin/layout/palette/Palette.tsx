import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useCurrentRecord, type Command } from '../../ui/record-commands.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';
import './messages.en.ts';
import styles from './Palette.module.css';

interface Props {
  /** What was typed before this code was there. */
  typed: string;
  onClose: () => void;
}

export default function Palette({ typed, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const id = useId();
  const record = useCurrentRecord();
  const [scoped, setScoped] = useState(true);
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  /** Enter was pressed before what it is for had been found. */
  const [awaited, setAwaited] = useState<{ newTab: boolean }>();
  const scope = scoped ? record : undefined;
  const { groups, found, searching, failed } = usePaletteGroups(text, scope);
  const rows = groups.flatMap((group) => group.commands);
  const at = Math.min(active, Math.max(0, rows.length - 1));

  const open = (command: Command | undefined, newTab: boolean) => {
    if (!command) return;
    if (command.to !== undefined && newTab) {
      window.open(`${base}${command.to}`, '_blank', 'noopener');
      return;
    }
    onClose();
    // Once the focus is back where it was: what opens next takes it from there.
    if (command.to === undefined) setTimeout(() => command.run?.());
    else void navigate(command.to, { state: command.state });
  };

  const openFirst = useEffectEvent((newTab: boolean) => open(rows[at], newTab));
  useEffect(() => {
    if (awaited && !searching) openFirst(awaited.newTab);
  }, [awaited, searching]);

  const enter = (newTab: boolean) => {
    const row = rows[at];
    if (searching && at === 0 && (!row || found.includes(row))) setAwaited({ newTab });
    else open(row, newTab);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') setScoped(false);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter(event.metaKey || event.ctrlKey);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    setAwaited(undefined);
    setActive((at + step + rows.length) % rows.length);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: { className: styles['palette'] ?? '', 'aria-label': translate('counterpart.palette.label') },
        container: { className: styles['container'] ?? '' },
      }}
      transitionDuration={0}
    >
      <div className={styles['input']}>
        <Search size={18} aria-hidden />
        {scope && (
          <button type="button" className={styles['scope']} onClick={() => setScoped(false)}>
            <span className="num">{scope.record}</span>
            <X size={12} aria-label={translate('counterpart.palette.leave', { record: scope.record })} />
          </button>
        )}
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={rows[at] && `${id}-${rows[at].id}`}
          aria-label={translate('counterpart.palette.placeholder')}
          placeholder={translate('counterpart.palette.placeholder')}
          value={text}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setAwaited(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <KeyHint keys={['Esc']} />
      </div>
      <div
        className={styles['list']}
        id={`${id}-list`}
        role="listbox"
        aria-label={translate('counterpart.palette.label')}
      >
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title} className={styles['group']}>
            <p className={styles['heading']} aria-hidden>
              {group.title}
            </p>
            {group.commands.map((command) => (
              <PaletteRow
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                text={text}
                active={rows[at] === command}
                onHover={() => setActive(rows.indexOf(command))}
                onOpen={(newTab) => open(command, newTab)}
              />
            ))}
          </div>
        ))}
        {text !== '' && (searching || failed || rows.length === 0) && (
          <p className={styles['note']}>
            {searching
              ? translate('counterpart.palette.searching')
              : translate(failed ? 'counterpart.palette.searchFailed' : 'counterpart.palette.nothing', {
                  text,
                })}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {translate('counterpart.palette.results', { smart_count: rows.length })}
      </p>
      <footer className={styles['foot']}>
        <span>
          <KeyHint keys={['↑', '↓']} /> {translate('counterpart.palette.choose')}
        </span>
        <span>
          <KeyHint keys={['↵']} /> {translate('counterpart.palette.open')}
        </span>
        <span>
          <KeyHint keys={['mod', '↵']} /> {translate('counterpart.palette.newTab')}
        </span>
        {scope && (
          <span className={styles['leave']}>
            <KeyHint keys={['⌫']} /> {translate('counterpart.palette.leave', { record: scope.record })}
          </span>
        )}
      </footer>
    </Dialog>
  );
}
