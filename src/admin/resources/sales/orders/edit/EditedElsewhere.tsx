import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { draftsDesk } from '#shared/desks/drafts.ts';
import type { OpenOrderEdit } from '#shared/order-edit.ts';
import { useMay } from '#admin/access/session.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import styles from './edit.module.css';

interface Props {
  order: OrderRecord;
  edit: OpenOrderEdit;
  /** The edit was this person's own until a colleague took it over. */
  isTakenOver: boolean;
}

/** Who edits the order instead, since when, and the way to take the edit over. */
export function EditedElsewhere({ order, edit, isTakenOver }: Props) {
  const { translate, person, day } = useOrderLabels(order.currency);
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const mayTakeOver = useMay(draftsDesk.rights.edit);
  const takeOver = useMutation({
    mutationFn: () => provider.takeOver('drafts', { id: order.id }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: draftKeys.calculated(data.draftOrderId) });
      client.setQueryData(draftKeys.openEdit(order.id), { edit: data });
    },
  });
  const to = `/orders/${order.id}`;
  const name = edit.editor === undefined ? translate('orders.edit.elsewhere.someApp') : person(edit.editor);
  const about = translate(`orders.edit.elsewhere.${isTakenOver ? 'sinceTakenOver' : 'since'}`, {
    date: day(edit.since),
  });
  return (
    <Page
      title={translate('orders.edit.title', { number: order.number })}
      back={{ to, label: `#${order.number}` }}
    >
      <div role="status">
        <EmptyState
          icon={UserRound}
          title={translate(`orders.edit.elsewhere.${isTakenOver ? 'takenOver' : 'title'}`, { name })}
          detail={mayTakeOver ? `${about} ${translate('orders.edit.elsewhere.takeOverNote')}` : about}
          action={
            <span className={styles['elsewhere']}>
              {mayTakeOver && (
                <Button
                  variant="contained"
                  disabled={takeOver.isPending}
                  aria-busy={takeOver.isPending}
                  onClick={() => takeOver.mutate()}
                >
                  {translate('orders.edit.elsewhere.takeOver')}
                </Button>
              )}
              <Button component={Link} to={to}>
                {translate('orders.edit.elsewhere.toOrder')}
              </Button>
            </span>
          }
        />
      </div>
      {takeOver.error && (
        <ErrorState inline title={translate('orders.edit.elsewhere.failed')} error={takeOver.error} />
      )}
    </Page>
  );
}
