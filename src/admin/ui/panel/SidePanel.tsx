import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import styles from './SidePanel.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small record beside its list, which stays in reach; on a phone it takes the whole screen. Escape closes it. */
export function SidePanel({ title, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // With the page that it came from the focus may have gone; the keyboard goes on here, not at the top of the page.
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrived && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [arrived]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const over = (event.target as Element | null)?.closest('[role=dialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !over) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={panel} tabIndex={-1} className={styles['panel']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton onClick={onClose} aria-label={translate('counterpart.action.close')}>
          <X aria-hidden />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
