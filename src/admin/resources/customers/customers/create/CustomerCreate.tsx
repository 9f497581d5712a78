import { useTranslate } from 'ra-core';
import { isPhoneNumber } from '#shared/phone.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordMessages } from '#admin/ui/use-record-messages.ts';
import type { CustomerRecord } from '../customer-record.ts';
import '../messages.en.ts';
import styles from '../customers.module.css';

const blank = () => ({ loginEmail: '', firstName: '', lastName: '', company: '', phone: '' });
type Typed = ReturnType<typeof blank>;
const bounds = { loginEmail: { required: true, maxLength: 254 } };

const check = ({ phone }: Typed): Problems =>
  phone.trim() === '' || isPhoneNumber(phone) ? {} : { phone: { key: 'counterpart.form.notPhone' } };

/** What was typed, as the contract takes it. */
function toMember({ loginEmail, firstName, lastName, company, phone }: Typed): object {
  const said = { firstName, lastName, company };
  const stored = Object.entries(said).flatMap(([name, value]) =>
    value.trim() ? [[name, value.trim()]] : [],
  );
  return {
    loginEmail: loginEmail.trim(),
    contact: { ...Object.fromEntries(stored), ...(phone.trim() && { phones: [phone.trim()] }) },
  };
}

/** An account that the shop makes: whoever has bought with the address keeps their orders. */
export default function CustomerCreate() {
  const translate = useTranslate();
  const say = useRecordMessages();
  const form = useRecordForm<CustomerRecord, Typed>({
    record: undefined,
    read: blank,
    bounds,
    check,
    toChange: toMember,
  });
  return (
    <Page narrow title={say('create.title')} back={{ to: '/customers', label: translate('customers.name') }}>
      <RecordForm form={form}>
        <Card>
          <div className={styles['fields']}>
            <TextInput name="loginEmail" hint={translate('customers.create.hint')} autoFocus />
            <EmailNotice of="customers.create.hint" />
            <TextInput name="firstName" />
            <TextInput name="lastName" />
            <TextInput name="company" />
            <TextInput name="phone" type="tel" />
          </div>
        </Card>
      </RecordForm>
    </Page>
  );
}
