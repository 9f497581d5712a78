import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useJobStart } from '#admin/ui/runner/use-job-start.ts';
import { nameOf, shortNameOf } from '../../customer-record.ts';
import type { LawProps } from './law-props.ts';
import './messages.en.ts';

/** Everything that is kept of a customer, put into one file by the runner. */
export default function DataDialog({ customer, onClose }: LawProps) {
  const translate = useTranslate();
  const { busy, error, start } = useJobStart();
  const say = (key: string) =>
    translate(`customers.gather.${key}`, { name: shortNameOf(customer), whole: nameOf(customer) });
  const begin = () =>
    start({ kind: 'customers.data', selection: { ids: [customer.id] }, title: say('job') }, onClose);
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={busy}
      onClose={onClose}
      onConfirm={begin}
      error={error === undefined ? undefined : { title: translate('customers.law.failed'), cause: error }}
    >
      <div className="stack-12">
        <p>{say('description')}</p>
        <p>{say('notes')}</p>
        <p className="muted">{say('retention')}</p>
      </div>
    </ConfirmDialog>
  );
}
