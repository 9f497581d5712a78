import { useState } from 'react';
import { removeReview } from '#wix/shopper/own-reviews.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import styles from './own-reviews.module.css';

interface Props {
  id: string;
  name: string;
  onDeleted: () => void;
}

/** Nothing brings a deleted review back, so it is asked first. */
export function DeleteReview({ id, name, onDeleted }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await removeReview(id);
      onDeleted();
    } catch (thrown) {
      setFailure({ thrown });
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        look="line"
        size="sm"
        aria-label={t('ownReviews.deleteOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('ownReviews.delete')}
      </Button>
      <Dialog open={open} title={t('ownReviews.deleteTitle')} onClose={() => setOpen(false)}>
        <div className={styles['confirm']}>
          <p>{t('ownReviews.deleteText', { name })}</p>
          {failure && <FailureNotice error={failure.thrown}>{t('ownReviews.error.failed')}</FailureNotice>}
          <div className={styles['buttons']}>
            <Button busy={busy} onClick={() => void remove()}>
              {t('ownReviews.deleteYes')}
            </Button>
            <Button look="line" onClick={() => setOpen(false)}>
              {t('ownReviews.keep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
