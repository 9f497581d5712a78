import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Lock, Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerField } from '#shared/customers.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { useMay } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { shortNameOf, type OpenCustomer } from '../../customer-record.ts';
import { useCustomersProvider } from '../use-customers.ts';
import { CardLoadState } from './CardLoadState.tsx';
import styles from './cards.module.css';
import './messages-cards.en.ts';

const FieldsForm = lazyPart(() => import('./FieldsForm.tsx'));

const isLink = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

function Value({ field: { type, value } }: { field: CustomerField }) {
  const translate = useTranslate();
  if (value === undefined) return <span className="muted">{translate('customers.fields.empty')}</span>;
  if (type === 'DATE') return <DateTime value={`${String(value).slice(0, 10)}T12:00:00Z`} style="day" />;
  if (!isLink(value)) return <bdi>{value}</bdi>;
  return (
    <a href={value} className="link" target="_blank" rel="noreferrer">
      <bdi>{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
    </a>
  );
}

interface GroupProps {
  section: string;
  fields: readonly CustomerField[];
  name: string;
  /** Whether there is another group it is told from. */
  named: boolean;
}

function Group({ section, fields, name, named }: GroupProps) {
  const translate = useTranslate();
  return (
    <div className={styles['group']}>
      {named && <h4>{translate(`customers.fields.section.${section}`, { _: section })}</h4>}
      <Facts
        items={fields.map((field) => {
          const sees = translate(`customers.fields.sees.${field.privacy}`, { name, _: '' });
          return [
            field.name,
            <span key={field.key} className={styles['value']}>
              <Value field={field} />
              {field.privacy !== 'PUBLIC' && (
                <span title={sees}>
                  <Lock size={12} aria-hidden />
                  <span className="visually-hidden">{sees}</span>
                </span>
              )}
            </span>,
          ] as const;
        })}
      />
    </div>
  );
}

/** What the shop asks of its members, as the designer groups it, with who sees it; written on the spot. */
export function FieldsCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const provider = useCustomersProvider();
  const mayWrite = useMay(customersDesk.rights.note);
  const [editing, setEditing] = useState(false);
  const { id } = customer;
  const read = useQuery({
    queryKey: ['customers', 'fields', { id }],
    queryFn: async ({ signal }) => (await provider.fields('customers', { id, signal })).data,
    retry: false,
  });
  const fields = read.data ?? [];
  const groups = [...Map.groupBy(fields, ({ section }) => section)];
  return (
    <AsideSection
      title={translate('customers.fields.title')}
      action={
        mayWrite &&
        !editing &&
        fields.length > 0 && (
          <Button
            size="small"
            variant="text"
            aria-label={translate('customers.fields.editLabel')}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
            {translate('customers.fields.edit')}
          </Button>
        )
      }
    >
      <CardLoadState read={read} skeleton={<LineSkeleton widths={[80, 60]} />} />
      {read.data?.length === 0 && <p className="muted">{translate('customers.fields.none')}</p>}
      {editing && fields.length > 0 ? (
        <FieldsForm customer={customer} fields={fields} onClose={() => setEditing(false)} />
      ) : (
        groups.map(([section, some]) => (
          <Group
            key={section}
            section={section}
            fields={some}
            name={shortNameOf(customer)}
            named={groups.length > 1}
          />
        ))
      )}
    </AsideSection>
  );
}
