import Button from '@mui/material/Button';
import { Braces, History } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { InvoicesSection } from '../invoice/InvoicesSection.tsx';
import type { OrderRecord } from '../order-record.ts';
import { AddressSection } from './AddressSection.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import styles from './NextStepBar.module.css';
import { DetailsSection } from './DetailsSection.tsx';
import type { OpenDialog } from './OrderDialogs.tsx';
import { OriginSection } from './OriginSection.tsx';
import { ReviewRequestSection } from './ReviewRequestSection.tsx';
import { useChangedElsewhere } from './own-changes.ts';
import { isOpenToChange } from './order-actions.ts';
import { TagsSection } from './TagsSection.tsx';

interface Props {
  order: OrderRecord;
  mayEdit: boolean;
  /** What stands open: a dialog, or the field for a tag. */
  opened: OpenDialog | undefined;
  onEdit: (dialog: OpenDialog | undefined) => void;
}

export function OrderAside({ order, mayEdit, opened, onEdit }: Props) {
  const translate = useTranslate();
  const changed = useChangedElsewhere(order.id);
  const open = mayEdit && isOpenToChange(order);
  const edit = (dialog: OpenDialog) => (open ? () => onEdit(dialog) : undefined);
  return (
    <>
      <CustomerSection order={order} onEdit={edit('email')} />
      <AddressSection
        order={order}
        place="shipping"
        onEdit={order.shippingInfo ? edit('shipping') : undefined}
      />
      <AddressSection order={order} place="billing" onEdit={edit('billing')} />
      <TagsSection
        order={order}
        mayEdit={mayEdit}
        adding={opened === 'tags'}
        onAdding={(on) => onEdit(on ? 'tags' : undefined)}
      />
      <InvoicesSection order={order} />
      <ReviewRequestSection order={order} />
      <DetailsSection order={order} />
      <OriginSection order={order} />
      {changed && (
        <AsideSection title={translate('orders.conflict.elsewhere')}>
          <p className={styles['changed']} role="status">
            <History size={14} aria-hidden />
            <span>
              {translate('orders.conflict.updated')} <DateTime value={changed} style="time" />
            </span>
          </p>
        </AsideSection>
      )}
      <AsideSection title={translate('orders.raw.section')}>
        <Button variant="text" size="small" sx={{ marginInlineStart: '-10px' }} onClick={() => onEdit('raw')}>
          <Braces aria-hidden />
          {translate('orders.action.raw')}
        </Button>
        {mayEdit && !open && (
          <p className={styles['changed']}>{translate(`orders.reason.locked.${order.status}`)}</p>
        )}
      </AsideSection>
    </>
  );
}
