import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useMay } from '#admin/access/session.ts';
import { invoicesDesk } from '#shared/desks/invoices.ts';
import { orderSettingsDesk } from '#shared/desks/order-settings.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { MAX_INSTRUCTIONS } from '#shared/returns.ts';
import {
  BOUNDS,
  isWithin,
  numberProblem,
  toChange,
  type OrderSettings,
  type SettingsValues,
} from './settings-record.ts';
import styles from './OrderSettings.module.css';

const read = (record: OrderSettings | undefined): SettingsValues => ({
  autoInvoice: record?.autoInvoice ?? 'none',
  delayCapture: record?.delayCapture ?? false,
  captureBeforeExpiry: record?.captureBeforeExpiry ?? true,
  stock: record?.stock ?? 'ON_ORDER_PLACED',
  giftCards: record?.giftCards ?? true,
  downloads: String(record?.downloads?.downloads ?? ''),
  downloadDays: String(record?.downloads?.days ?? ''),
  returnDays: String(record?.returns?.days ?? ''),
  returnInstructions: record?.returns?.instructions ?? '',
  nextNumber: record?.nextNumber ?? '',
});

const outside = (field: keyof typeof BOUNDS) => ({
  key: 'order-settings.problem.within',
  values: BOUNDS[field],
});

/** Says which number counts on without a gap: entering it takes a higher one back. */
function numberHint(
  { highestNumber, nextNumber }: OrderSettings,
  say: (what: string, values?: Record<string, unknown>) => string,
): string {
  if (!highestNumber) return say(nextNumber === undefined ? 'numbers.hintNone' : 'numbers.hintFirst');
  const values = { number: highestNumber, following: String(Number(highestNumber) + 1) };
  if (nextNumber === undefined) return say('numbers.hint', values);
  return say(nextNumber === values.following ? 'numbers.hintHighest' : 'numbers.hintGap', values);
}

export function OrderSettingsForm({ settings }: { settings: OrderSettings }) {
  const translate = useTranslate();
  const readsInvoices = useMay(invoicesDesk.rights.list);
  const mayCount = useMay(orderSettingsDesk.rights.count);
  const { highestNumber } = settings;
  const check = ({
    nextNumber,
    downloads,
    downloadDays,
    returnDays,
    returnInstructions,
  }: SettingsValues): Problems => {
    const problem = numberProblem(nextNumber, highestNumber, settings.nextNumber);
    const isKept = settings.downloads !== undefined;
    return {
      ...(problem && {
        nextNumber: { key: `order-settings.problem.${problem}`, values: { number: highestNumber } },
      }),
      ...(isKept && !isWithin(downloads, 'downloads') && { downloads: outside('downloads') }),
      ...(isKept && !isWithin(downloadDays, 'days') && { downloadDays: outside('days') }),
      ...(settings.returns && !isWithin(returnDays, 'returnDays') && { returnDays: outside('returnDays') }),
      ...(returnInstructions.trim().length > MAX_INSTRUCTIONS && {
        returnInstructions: { key: 'order-settings.problem.long', values: { max: MAX_INSTRUCTIONS } },
      }),
    };
  };
  const form = useRecordForm<OrderSettings, SettingsValues>({ record: settings, read, check, toChange });
  const say = (what: string, values?: Record<string, unknown>) => translate(`order-settings.${what}`, values);
  const { delayCapture } = form.values;
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="payment" title={say('payment.title')}>
          <div className={styles['fields']}>
            <SwitchInput
              name="delayCapture"
              label={say('delay.label')}
              hint={{ on: say('delay.on'), off: say('delay.off') }}
            />
            {delayCapture && (
              <SwitchInput
                name="captureBeforeExpiry"
                label={say('expiry.label')}
                hint={{ on: say('expiry.on'), off: say('expiry.off') }}
              />
            )}
            <SwitchInput
              name="giftCards"
              label={say('giftCards.label')}
              hint={{ on: say('giftCards.on'), off: say('giftCards.off') }}
            />
          </div>
        </Card>
        <Card id="invoicing" title={say('invoicing.title')}>
          <div className={styles['fields']}>
            <ChoiceInput name="autoInvoice" options={['none', 'online', 'all']} />
            {readsInvoices && (
              <p>
                <Link to="/invoices">{say('invoicing.more')}</Link>
              </p>
            )}
          </div>
        </Card>
        <Card id="stock" title={say('stock.title')}>
          <div className={styles['fields']}>
            <ChoiceInput name="stock" options={['ON_ORDER_PLACED', 'ON_ORDER_PAID']} />
          </div>
        </Card>
        {settings.downloads && (
          <Card id="downloads" title={say('downloads.title')} note={say('downloads.note')}>
            <div className={styles['fields']}>
              <TextInput name="downloads" hint={say('downloads.hint')} />
              <TextInput name="downloadDays" hint={say('downloads.daysHint')} />
            </div>
          </Card>
        )}
        {settings.returns && (
          <Card id="returns" title={say('returns.title')} note={say('returns.note')}>
            <div className={styles['fields']}>
              <TextInput name="returnDays" hint={say('returns.hint')} />
              <TextInput name="returnInstructions" rows={3} hint={say('returns.instructionsHint')} />
            </div>
          </Card>
        )}
        {mayCount && (
          <Card id="numbers" title={say('numbers.title')}>
            <div className={styles['fields']}>
              <TextInput name="nextNumber" hint={numberHint(settings, say)} />
            </div>
          </Card>
        )}
      </div>
    </RecordForm>
  );
}
