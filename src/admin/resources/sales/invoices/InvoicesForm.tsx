import { useTranslate } from 'ra-core';
import { INVOICE_BOUNDS, invoiceProblems, type InvoiceSettings } from '#shared/invoices.ts';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { MissingFacts } from '#admin/ui/invoicing/MissingFacts.tsx';
import { useObstacles } from '#admin/ui/invoicing/use-obstacles.ts';
import styles from './Invoices.module.css';

export type InvoicesRecord = InvoiceSettings & { id: string };

type Counter = 'nextNumber' | 'nextCreditNumber' | 'nextReceiptNumber';

/** Numbers as they are typed. */
type Values = Omit<InvoiceSettings, Counter | 'address'> & Record<Counter, string>;

const read = (record: InvoicesRecord | undefined): Values => ({
  prefix: record?.prefix ?? '',
  nextNumber: String(record?.nextNumber ?? ''),
  creditPrefix: record?.creditPrefix ?? '',
  nextCreditNumber: String(record?.nextCreditNumber ?? ''),
  receiptPrefix: record?.receiptPrefix ?? '',
  nextReceiptNumber: String(record?.nextReceiptNumber ?? ''),
  seller: record?.seller ?? '',
  taxId: record?.taxId ?? '',
  footer: record?.footer ?? '',
  send: record?.send ?? true,
});

const toSettings = ({
  nextNumber,
  nextCreditNumber,
  nextReceiptNumber,
  ...values
}: Values): Omit<InvoiceSettings, 'address'> => ({
  ...values,
  nextNumber: Number(nextNumber),
  nextCreditNumber: Number(nextCreditNumber),
  nextReceiptNumber: Number(nextReceiptNumber),
});

const bounds = Object.fromEntries(
  Object.entries(INVOICE_BOUNDS).map(([name, maxLength]) => [name, { maxLength }]),
);

const check = (values: Values) =>
  Object.fromEntries(
    Object.entries(invoiceProblems(toSettings(values))).map(([field, problem]) => [
      field,
      { key: `invoices.problem.${problem}` },
    ]),
  );

export function InvoicesForm({ settings }: { settings: InvoicesRecord }) {
  const translate = useTranslate();
  const { data: obstacles } = useObstacles();
  const form = useRecordForm({ record: settings, read, bounds, check, toChange: toSettings });
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="numbers" title={translate('invoices.numbers.title')}>
          <div className={styles['fields']}>
            <p>{translate('invoices.numbers.explanation')}</p>
            <TextInput name="prefix" hint={translate('invoices.hint.prefix')} />
            <TextInput name="nextNumber" />
            <TextInput name="creditPrefix" />
            <TextInput name="nextCreditNumber" />
            <TextInput name="receiptPrefix" />
            <TextInput name="nextReceiptNumber" />
          </div>
        </Card>
        <Card id="seller" title={translate('invoices.seller.title')}>
          <div className={styles['fields']}>
            {obstacles && <MissingFacts obstacles={obstacles} />}
            <TextInput name="seller" hint={translate('invoices.hint.seller')} />
            <ReadField label={translate('invoices.field.address')} value={settings.address} />
            <small>
              <Link to="/business-info" className="link">
                {translate('invoices.changeAddress')}
              </Link>
            </small>
            <TextInput name="taxId" />
            <TextInput name="footer" rows={2} hint={translate('invoices.hint.footer')} />
            <SwitchInput
              name="send"
              label={translate('invoices.send.label')}
              hint={{ on: translate('invoices.send.on'), off: translate('invoices.send.off') }}
            />
            {form.values.send && <EmailNotice of="invoices.send.on" />}
          </div>
        </Card>
      </div>
    </RecordForm>
  );
}
