import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { taxDesk } from '#shared/desks/tax.ts';
import { proofOf } from '#wix/tax-exemption-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { shortNameOf, type OpenCustomer } from '../../customer-record.ts';
import './messages-tax.en.ts';
import { CardLoadState } from './CardLoadState.tsx';
import { useCustomerTax, useExemptionGroups } from './use-customer-tax.ts';

const TaxForm = lazyPart(() => import('./TaxForm.tsx'));

/** Their tax id, what exempts them, and what shows it. */
export function TaxCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const mayChange = useMay(taxDesk.rights.exempt);
  const [requested, setRequested] = useState(false);
  const groups = useExemptionGroups();
  const read = useCustomerTax(customer.id);
  const say = (key: string, values?: object) => translate(`customer-tax.${key}`, values);
  const details = read.data;
  const proof = details ? proofOf(details) : undefined;
  const group = groups.data?.find(({ _id }) => _id === details?.taxExemptGroupId);
  const vatId = details?.contactDetails?.vatId;
  return (
    <AsideSection
      title={say('title')}
      action={
        mayChange &&
        details !== undefined &&
        groups.data && (
          <Button
            size="small"
            variant="text"
            aria-label={say('editLabel', { name: shortNameOf(customer) })}
            onClick={() => setRequested(true)}
          >
            <Pencil aria-hidden />
            {say('edit')}
          </Button>
        )
      }
    >
      <CardLoadState read={read} skeleton={<LineSkeleton widths={[70]} />} />
      {details === null && <p className="muted">{say('none')}</p>}
      {details && (
        <Facts
          items={[
            ...(vatId ? [[say('taxId'), <bdi key="id">{vatId}</bdi>] as const] : []),
            [say('exemption'), <bdi key="group">{group?.name ?? '…'}</bdi>],
            [
              say('proof'),
              <span key="proof">
                {proof?.note}
                {proof?.file && (
                  <>
                    {' '}
                    <a className="link" href={proof.file.url} target="_blank" rel="noreferrer">
                      <bdi>{proof.file.name}</bdi>
                    </a>
                  </>
                )}
                {!proof?.note && !proof?.file && say('noProof')}
              </span>,
            ],
          ]}
        />
      )}
      {requested && groups.data && details !== undefined && (
        <TaxForm
          customer={customer}
          details={details}
          groups={groups.data}
          onClose={() => setRequested(false)}
        />
      )}
    </AsideSection>
  );
}
