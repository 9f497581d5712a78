import { useEffect, useRef } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import type { Command } from '../../ui/record-commands.ts';
import { matchAt } from './match.ts';
import styles from './Palette.module.css';

interface Props {
  id: string;
  command: Command;
  text: string;
  active: boolean;
  onHover: () => void;
  onOpen: (newTab: boolean) => void;
}

export function PaletteRow({ id, command, text, active, onHover, onOpen }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const Icon = command.icon;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and its arrow keys reach the rows
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className={`${styles['row']} ${active ? styles['on'] : ''}`}
      onMouseMove={onHover}
      onClick={(event) => onOpen(event.metaKey || event.ctrlKey)}
    >
      <Icon size={16} aria-hidden />
      <span className={styles['label']}>
        <Marked text={command.label} part={text} />
      </span>
      {command.detail && (
        <span className={styles['detail']}>
          <Marked text={command.detail} part={text} />
        </span>
      )}
      {command.keys && (
        <span className={styles['keys']}>
          <KeyHint keys={command.keys} />
        </span>
      )}
    </div>
  );
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = matchAt(text, part);
  if (at < 0) return text;
  const end = at + part.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
