import { useTranslate } from 'ra-core';
import { BANK_ACCOUNT_BOUNDS, bankAccountProblems, type BankAccount } from '#shared/bank-account.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import styles from './Payments.module.css';

export type AccountRecord = BankAccount & { id: string };

/** The number of days as it is typed. */
type Values = Omit<BankAccount, 'daysToPay'> & { days: string };

const read = (record: AccountRecord | undefined): Values => ({
  offered: record?.offered ?? false,
  holder: record?.holder ?? '',
  account: record?.account ?? '',
  bic: record?.bic ?? '',
  bank: record?.bank ?? '',
  days: String(record?.daysToPay ?? ''),
});

const toAccount = ({ days, ...values }: Values): BankAccount => ({ ...values, daysToPay: Number(days) });

const bounds = Object.fromEntries(
  Object.entries(BANK_ACCOUNT_BOUNDS).map(([name, maxLength]) => [name, { maxLength }]),
);

const check = (values: Values) =>
  Object.fromEntries(
    Object.entries(bankAccountProblems(toAccount(values))).map(([field, problem]) => [
      field === 'daysToPay' ? 'days' : field,
      { key: `payments.problem.${problem}` },
    ]),
  );

export function TransferForm({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  const form = useRecordForm({ record: account, read, bounds, check, toChange: toAccount });
  return (
    <RecordForm form={form}>
      <Card id="transfer" title={translate('payments.transfer.title')}>
        <div className={styles['fields']}>
          <SwitchInput
            name="offered"
            label={translate('payments.transfer.offered')}
            hint={{ on: translate('payments.transfer.on'), off: translate('payments.transfer.off') }}
          />
          <TextInput name="holder" />
          <TextInput name="account" />
          <TextInput name="bic" hint={translate('payments.hint.bic')} />
          <TextInput name="bank" hint={translate('payments.hint.bank')} />
          <TextInput name="days" hint={translate('payments.hint.days')} />
          <p>{translate('payments.transfer.explanation')}</p>
          <EmailNotice of="payments.transfer.explanation" />
        </div>
      </Card>
    </RecordForm>
  );
}
