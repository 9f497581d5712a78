import Button from '@mui/material/Button';
import { Globe, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { taxGroupsDesk } from '#shared/desks/tax-groups.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { sectionsOf, type TaxRecord } from '../table.ts';
import styles from '../Tax.module.css';
import { useHome } from '../use-home.ts';
import type { TaxFormState } from '../use-tax-form.ts';
import { PhoneRates } from './PhoneRates.tsx';
import { RateTable } from './RateTable.tsx';
import { useCells } from './use-cells.ts';

interface Props {
  record: TaxRecord;
  form: TaxFormState;
  onAdd: () => void;
}

/** Groups by regions; on a phone a region at a time. */
export function RatesCard({ record, form, onAdd }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const mayMakeGroups = useMay(taxGroupsDesk.rights.create);
  const { locale } = useStoreProfile();
  const home = useHome();
  const sections = sectionsOf(record, form.values, { home, locale });
  const cells = useCells(record, form);
  const Rates = phone ? PhoneRates : RateTable;
  const general = record.groups.find(({ isDefault }) => isDefault)?.name;
  return (
    <Card id="rates" flush>
      {sections.length === 0 ? (
        <EmptyState icon={Globe} title={translate('tax.none.title')} detail={translate('tax.none.detail')} />
      ) : (
        <Rates sections={sections} cells={cells} />
      )}
      <div className={styles['foot']}>
        {form.allowed && (
          <Button size="small" onClick={onAdd}>
            <Plus aria-hidden />
            {translate('tax.grid.addRegions')}
          </Button>
        )}
        {mayMakeGroups && (
          <Button size="small" component={Link} to="/tax-groups/create">
            <Plus aria-hidden />
            {translate('tax.grid.addGroup')}
          </Button>
        )}
        <p>
          {general !== undefined && translate('tax.grid.delivery', { name: general })}{' '}
          {translate('tax.grid.elsewhere')}
        </p>
      </div>
    </Card>
  );
}
