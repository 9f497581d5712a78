import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '../page-context.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Instead of the plain dialog's look. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: keeps the focus inside, closes by Escape and by a click beside it. */
export function Dialog({ open, title, className = 'dialog', onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={id} onClose={onClose} closedby="any">
      {open && (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" className="icb" aria-label={t('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
