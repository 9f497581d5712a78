import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './files.module.css';

interface Props {
  name: string;
  renaming: boolean;
  onRename: (name: string) => void;
  onLeave: () => void;
}

/** The name, and in its place the field that changes it. Enter keeps, Escape leaves it. */
export function FileName({ name, renaming, onRename, onLeave }: Props) {
  return renaming ? (
    <NameField name={name} onRename={onRename} onLeave={onLeave} />
  ) : (
    <span className={styles['name']} title={name} dir="auto">
      {name}
    </span>
  );
}

function NameField({ name, onRename, onLeave }: Omit<Props, 'renaming'>) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const over = useRef(false);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    // The ending stays where only the name is meant.
    const dot = name.lastIndexOf('.');
    input?.setSelectionRange(0, dot > 0 ? dot : name.length);
  }, [name]);
  const end = (stored: boolean) => {
    if (over.current) return;
    over.current = true;
    const next = typed.trim();
    if (stored && next !== '' && next !== name) onRename(next);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(true);
    if (event.key === 'Escape') {
      event.preventDefault();
      end(false);
    }
  };
  return (
    <input
      ref={field}
      className={styles['rename']}
      aria-label={translate('media.rename.label', { name })}
      value={typed}
      maxLength={255}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}
