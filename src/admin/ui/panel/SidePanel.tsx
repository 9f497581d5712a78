import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePanelFocus } from './use-panel-focus.ts';
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
  const close = usePanelFocus(panel, onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const over = (event.target as Element | null)?.closest('[role=dialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !over) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
  return (
    <section ref={panel} tabIndex={-1} className={styles['panel']} aria-labelledby={id} data-page-panel>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton onClick={close} aria-label={translate('counterpart.action.close')}>
          <X aria-hidden />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
