import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { usePageCommands } from '#admin/ui/record-commands.ts';
import { ExemptionsCard } from './exemptions/ExemptionsCard.tsx';
import { RatesCard } from './grid/RatesCard.tsx';
import { withCell, withRegions, type TaxRecord, type TaxValues } from './table.ts';
import styles from './Tax.module.css';
import { useHome } from './use-home.ts';
import { useTaxForm } from './use-tax-form.ts';

const TryCard = lazyPart(() => import('./try/TryCard.tsx'));
const CheckDialog = lazyPart(() => import('./check/CheckDialog.tsx'));
const AddRegions = lazyPart(() => import('./grid/AddRegions.tsx'));

type Open = 'check' | 'add';

/** The table of rates, what prices say of tax, and what else belongs to it: one page, one save. */
export function TaxPage({ record }: { record: TaxRecord }) {
  const translate = useTranslate();
  const form = useTaxForm(record);
  const [open, setOpen] = useState<Open>();
  const home = useHome();
  // The contract has no trial: only the platform that is embedded answers one.
  const isEmbedded = useSession()?.ownFields ?? false;
  const { values } = form;
  const set = (next: TaxValues) => form.change(next);
  const put = (next: TaxValues, rates: Readonly<Record<string, string>>) =>
    set(Object.entries(rates).reduce((all, [cell, to]) => withCell(all, record, cell, to), next));
  const close = () => setOpen(undefined);
  usePageCommands(
    useMemo(
      () => [
        { id: 'tax-check', icon: RefreshCw, label: translate('tax.check.open'), run: () => setOpen('check') },
      ],
      [translate],
    ),
  );
  return (
    <Page
      title={translate('tax.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      beside={<span>{translate(`tax.prices.${values.included ? 'included' : 'excluded'}`)}</span>}
      actions={
        <Button onClick={() => setOpen('check')}>
          <RefreshCw aria-hidden />
          {translate('tax.check.open')}
        </Button>
      }
    >
      <RecordForm form={form}>
        <div className={styles['columns']}>
          <div className={styles['stack']}>
            <RatesCard record={record} form={form} onAdd={() => setOpen('add')} />
            <Card id="prices" title={translate('tax.prices.title')}>
              <SwitchInput
                name="included"
                label={translate('tax.prices.label')}
                hint={{ on: translate('tax.prices.on'), off: translate('tax.prices.off') }}
              />
            </Card>
            <ExemptionsCard record={record} dirty={form.dirty} />
          </div>
          {isEmbedded && (
            <aside className={styles['stack']}>
              <TryCard record={record} values={values} home={home} />
            </aside>
          )}
        </div>
      </RecordForm>
      {open === 'check' && (
        <CheckDialog
          record={record}
          values={values}
          allowed={form.allowed}
          onClose={close}
          onTake={(rates) => {
            put(values, rates);
            close();
          }}
        />
      )}
      {open === 'add' && (
        <AddRegions
          record={record}
          values={values}
          onClose={close}
          onAdd={(places, rates) => {
            put(withRegions(values, record, places), rates);
            close();
          }}
        />
      )}
    </Page>
  );
}
