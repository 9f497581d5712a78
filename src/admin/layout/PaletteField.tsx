import { useTranslate } from 'ra-core';
import styles from './Shell.module.css';

interface Props {
  onTyped: (text: string) => void;
  onClose: () => void;
}

/** The palette's field while its code is on the way: what is typed meanwhile is handed over. */
export function PaletteField({ onTyped, onClose }: Props) {
  const translate = useTranslate();
  const label = translate('counterpart.palette.placeholder');
  return (
    <div className={styles['opening']}>
      <input
        autoFocus
        aria-label={label}
        aria-busy
        placeholder={label}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
    </div>
  );
}
