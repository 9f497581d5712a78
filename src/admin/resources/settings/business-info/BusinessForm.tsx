import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { useMay } from '#admin/access/session.ts';
import { BusinessAddress } from '#admin/ui/business-place/BusinessAddress.tsx';
import { OpeningHours } from '#admin/ui/business-place/OpeningHours.tsx';
import { addressLabel } from '#admin/ui/business-place/place-values.ts';
import { Card } from '#admin/ui/Card.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ClosedDaysList } from './ClosedDaysList.tsx';
import { FootPicture } from './FootPicture.tsx';
import {
  businessBounds,
  hasOtherDays,
  longerIn,
  problemsOf,
  readValues,
  toChange,
  type BusinessRecord,
  type BusinessValues,
} from './business-record.ts';
import styles from './business-info.module.css';

/** The form, and beside it the foot of the shop's pages with what is typed. */
export function BusinessForm({ record }: { record: BusinessRecord }) {
  const translate = useTranslate();
  const readsInvoices = useMay(invoicesDesk.rights.list);
  const form = useRecordForm<BusinessRecord, BusinessValues>({
    record,
    read: readValues,
    bounds: businessBounds,
    check: problemsOf,
    label: addressLabel,
    toChange: (values, changed) => toChange(record.properties, values, changed),
  });
  const say = (key: string) => translate(`business-info.${key}`);
  return (
    <RecordForm form={form}>
      <div className={styles['aside']}>
        <div className={styles['stack']}>
          <Card id="called" title={say('called.title')}>
            <div className={styles['fields']}>
              <TextInput name="siteDisplayName" hint={say('hint.siteDisplayName')} />
              <TextInput name="businessName" hint={say('hint.businessName')} />
              {readsInvoices && (
                <p>
                  <Link to="/invoices">{say('called.invoices')}</Link>
                </p>
              )}
              <TextInput name="companyId" hint={say('hint.companyId')} />
              <TextInput name="description" rows={2} hint={say('hint.description')} />
            </div>
          </Card>
          <Card id="reached" title={say('reached.title')} note={say('reached.note')}>
            <div className={styles['fields']}>
              <div className={styles['pair']}>
                <TextInput name="email" />
                <TextInput name="phone" type="tel" />
              </div>
              <BusinessAddress />
            </div>
          </Card>
          <OpeningHours longer={longerIn(record)} />
          <ClosedDaysList hasOthers={hasOtherDays(record)} />
          <p>
            <Link className="link" to="/store-settings">
              {say('storeSettings')}
            </Link>
          </p>
        </div>
        <aside aria-label={say('picture.title')}>
          <FootPicture longer={longerIn(record)} />
        </aside>
      </div>
    </RecordForm>
  );
}
