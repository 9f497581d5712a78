import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import styles from './Comment.module.css';
import { CommentEditor } from './CommentEditor.tsx';
import { useOrderAction } from './use-order-action.ts';

interface Props {
  orderId: string;
  activityId: string;
  text: string;
  mayChange: boolean;
}

export function Comment({ orderId, activityId, text, mayChange }: Props) {
  const translate = useTranslate();
  const [doing, setDoing] = useState<'edit' | 'delete' | undefined>();
  const close = () => setDoing(undefined);
  const remove = useOrderAction(
    orderId,
    (provider) => provider.deleteComment('orders', { id: orderId, activityId }),
    close,
  );
  if (doing === 'edit') {
    return <CommentEditor orderId={orderId} activityId={activityId} text={text} onClose={close} />;
  }
  return (
    <>
      <div className={styles['comment']}>{text}</div>
      {mayChange && (
        <div className={styles['tools']}>
          <Button variant="text" size="small" onClick={() => setDoing('edit')}>
            {translate('orders.timeline.edit')}
          </Button>
          <Button variant="text" size="small" onClick={() => setDoing('delete')}>
            {translate('orders.timeline.delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={doing === 'delete'}
        title={translate('orders.timeline.deleteTitle')}
        confirm={translate('orders.timeline.deleteConfirm')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
        error={
          remove.isError
            ? { title: translate('orders.timeline.deleteFailed'), cause: remove.error }
            : undefined
        }
      >
        {translate('orders.timeline.deleteDetail')}
      </ConfirmDialog>
    </>
  );
}
