import { X } from 'lucide-react';
import styles from './Tag.module.css';

interface Props {
  label: string;
  onRemove?: () => void;
  removeLabel?: string;
}

/** A word somebody gave: outlined, without an icon. */
export function Tag({ label, onRemove, removeLabel }: Props) {
  return (
    <span className={styles['tag']}>
      {label}
      {onRemove && (
        <button type="button" onClick={onRemove} aria-label={removeLabel ?? label}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}
