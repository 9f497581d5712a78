import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { Plus, Users } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { taxDesk } from '#shared/desks/tax.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { TaxRecord } from '../table.ts';
import type { Exemption } from './exemption-record.ts';
import styles from './Exemptions.module.css';
import './messages-exempt.en.ts';
import { saveExemption } from './save-exemption.ts';
import { useCustomerCounts, useExemptionAction } from './use-exemptions.ts';

const ExemptionDialog = lazyPart(() => import('./ExemptionDialog.tsx'));
const CustomersDialog = lazyPart(() => import('./CustomersDialog.tsx'));

interface RowProps {
  exemption: Exemption;
  detail: string;
  count: number | undefined;
  /** Absent: it is not changed here, or by nobody of this role. */
  onSwitch: ((on: boolean) => void) | undefined;
  onEdit: (() => void) | undefined;
  onCustomers: () => void;
}

function Row({ exemption, detail, count, onSwitch, onEdit, onCustomers }: RowProps) {
  const translate = useTranslate();
  const { name, on, percent } = exemption;
  return (
    <li>
      <Switch
        checked={on}
        disabled={!onSwitch}
        onChange={(_, next) => onSwitch?.(next)}
        slotProps={{ input: { 'aria-label': translate('tax-exempt.switch', { name }) } }}
      />
      <span>
        {onEdit ? (
          <button
            type="button"
            className="link"
            aria-label={translate('tax-exempt.edit', { name })}
            onClick={onEdit}
          >
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <small>{detail}</small>
      </span>
      <Button
        size="small"
        variant="text"
        aria-label={translate('tax-exempt.openCustomers', { name })}
        onClick={onCustomers}
      >
        <Users aria-hidden />
        {count !== undefined && translate('tax-exempt.customers', { smart_count: count })}
      </Button>
      <b className="num">{percent}%</b>
    </li>
  );
}

interface Props {
  record: TaxRecord;
  /** Rates are typed that are not saved yet, which an exemption would be set upon. */
  dirty: boolean;
}

/** Who pays another rate than everybody: each with its switch, its rate and its customers. */
export function ExemptionsCard({ record, dirty }: Props) {
  const translate = useTranslate();
  const may = useMay(taxDesk.rights.exempt);
  const counts = useCustomerCounts(record.exemptions);
  const [requested, setRequested] = useState<{ what: 'edit' | 'customers'; id: string | undefined }>();
  const turn = useExemptionAction(
    ({ exemption, on }: { exemption: Exemption; on: boolean }) =>
      saveExemption(record, exemption, { ...exemption, on }),
    'tax-exempt.saved',
  );
  const allowed = may && !dirty && !turn.isPending;
  const open = record.exemptions.find(({ id }) => id === requested?.id);
  const detailOf = ({ isDefault, groupIds, setOn }: Exemption): string => {
    if (isDefault) return translate('tax-exempt.comesWith');
    if (setOn !== undefined) return translate('tax-exempt.setOn', { smart_count: setOn });
    const names = record.groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
    return names.length > 0 ? names.join(', ') : translate('tax-exempt.allGoods');
  };
  return (
    <Card
      id="exemptions"
      title={translate('tax-exempt.title')}
      note={may && dirty ? translate('tax-exempt.first') : undefined}
      flush
      actions={
        may && (
          <Button size="small" disabled={dirty} onClick={() => setRequested({ what: 'edit', id: undefined })}>
            <Plus aria-hidden />
            {translate('tax-exempt.add')}
          </Button>
        )
      }
    >
      {turn.error && <ErrorState inline title={translate('tax-exempt.notSaved')} error={turn.error} />}
      <ul className={styles['list']}>
        <li>
          <span className="note">{translate('tax-exempt.always')}</span>
          <span>
            <b>{translate('tax-exempt.company')}</b>
            <small>{translate('tax-exempt.companyDetail')}</small>
          </span>
          <b className={`num ${styles['last']}`}>0%</b>
        </li>
        {record.exemptions.map((exemption) => (
          <Row
            key={exemption.id}
            exemption={exemption}
            detail={detailOf(exemption)}
            count={counts.get(exemption.id)}
            onSwitch={allowed && !exemption.isDefault ? (on) => turn.mutate({ exemption, on }) : undefined}
            onEdit={
              allowed && !exemption.isDefault
                ? () => setRequested({ what: 'edit', id: exemption.id })
                : undefined
            }
            onCustomers={() => setRequested({ what: 'customers', id: exemption.id })}
          />
        ))}
      </ul>
      {requested?.what === 'edit' && (
        <ExemptionDialog record={record} exemption={open} onClose={() => setRequested(undefined)} />
      )}
      {requested?.what === 'customers' && open && (
        <CustomersDialog exemption={open} allowed={may} onClose={() => setRequested(undefined)} />
      )}
    </Card>
  );
}
