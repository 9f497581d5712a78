import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import styles from './account.module.css';

interface Props {
  phase: 'loading' | 'failed';
  /** What is said when it could not be read. */
  failed: string;
  onRetry: () => void;
}

/** What stands where something is still being read, or could not be. */
export function Awaited({ phase, failed, onRetry }: Props) {
  const t = useT();
  if (phase === 'loading') return <div className={styles['blank']} aria-busy="true" />;
  return (
    <div className={styles['narrow']} role="alert">
      <p>{failed}</p>
      <div>
        <Button look="line" onClick={onRetry}>
          {t('account.retry')}
        </Button>
      </div>
    </div>
  );
}
