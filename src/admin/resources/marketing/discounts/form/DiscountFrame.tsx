import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#admin/access/session.ts';
import { useMayCreate } from '#admin/data/desk-registry.ts';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import type { FormValues } from '#admin/ui/form/form-errors.ts';
import type { RecordFormState } from '#admin/ui/form/use-record-form.ts';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordMessages } from '#admin/ui/use-record-messages.ts';
import type { DiscountRecord } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { StateChip } from '../StateChip.tsx';
import { TryCard } from '../try/TryCard.tsx';

interface Props<Values extends FormValues> {
  /** Absent where one is made. */
  record: DiscountRecord | undefined;
  /** Of the record. */
  name: string | undefined;
  form: RecordFormState<DiscountRecord, Values>;
  trial: ComponentProps<typeof TryCard>;
  /** What else can be done to the record, before it is duplicated. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a discount of either kind: its cards, and the cart that it is tried on beside them. */
export function DiscountFrame<Values extends FormValues>(props: Props<Values>) {
  const { record, name, form, trial, actions, children } = props;
  const translate = useTranslate();
  const say = useRecordMessages();
  const tries = useSession()?.ownFields ?? false;
  const mayCreate = useMayCreate('discounts');
  return (
    <Page
      title={name ?? say('create.title')}
      back={{ to: '/discounts', label: translate('discounts.name') }}
      beside={record && <StateChip told={record.told} />}
      actions={
        record && (
          <>
            {actions}
            {mayCreate && (
              <Button component={Link} to={`/discounts/create?like=${record.id}`}>
                <Copy aria-hidden />
                {translate('discounts.form.duplicate')}
              </Button>
            )}
          </>
        )
      }
    >
      <RecordForm form={form}>
        <div className={tries ? styles['columns'] : undefined}>
          <div className={styles['cards']}>
            {children}
            {record && <DeleteRecord record={record} name={name ?? ''} />}
          </div>
          {tries && (
            <aside className={styles['cards']}>
              <TryCard {...trial} />
            </aside>
          )}
        </div>
      </RecordForm>
    </Page>
  );
}
