import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import type { Deed } from '../use-decisions.ts';
import styles from './queue.module.css';

interface Props {
  deed: Deed | undefined;
  /** How often something was taken back. */
  taken: number;
  /** Absent where nothing leads back. */
  onUndo: (() => void) | undefined;
  /** Absent where nobody could read why. */
  onReason: (() => void) | undefined;
}

/** What was decided last, and the way back. It stays: whoever clears a queue looks up late. */
export function LastDeed({ deed, taken, onUndo, onReason }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const [first] = deed ?? [];
  const told = first
    ? translate(`reviews.decided.${first.to}`, { title: first.title, smart_count: deed?.length ?? 1 })
    : taken > 0 && translate('reviews.takenBack');
  return (
    <div role="status" className={styles['last']}>
      {told && (
        <div className={styles['toast']}>
          {first ? <CircleCheck size={16} aria-hidden /> : <Undo2 size={16} aria-hidden />}
          <bdi>{told}</bdi>
          {first?.to === 'REJECTED' && onReason && (
            <button type="button" onClick={onReason}>
              {translate('reviews.reason.add')}
            </button>
          )}
          {first && onUndo && (
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
