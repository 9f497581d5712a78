import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { KeyHint } from '../KeyHint.tsx';
import { usePhone } from '../use-phone.ts';
import styles from './queue.module.css';

interface Props {
  /** What was done last; nothing yet. */
  told: string | undefined;
  /** It was taken back. */
  isBack: boolean;
  /** Absent where nothing leads back. */
  onUndo: (() => void) | undefined;
  /** Further buttons. */
  also?: { label: string; onClick: () => void } | undefined;
}

/** What was decided last, and the way back. It stays: whoever clears a queue looks up late. */
export function DecisionToast({ told, isBack, onUndo, also }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  return (
    <div role="status" className={styles['last']}>
      {told && (
        <div className={styles['toast']} data-last-deed>
          {isBack ? <Undo2 size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
          <bdi>{told}</bdi>
          {also && (
            <button type="button" onClick={also.onClick}>
              {also.label}
            </button>
          )}
          {onUndo && (
            <button type="button" onClick={onUndo}>
              {translate('counterpart.action.undo')}
              {!phone && <KeyHint keys={['U']} />}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
