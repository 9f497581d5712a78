import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import {
  proofOf,
  taxExemptionOperations as operations,
  type ContactTaxDetails,
} from '#wix/tax-exemption-operations.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RecordFinder } from '#admin/ui/RecordFinder.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { Exemption } from './exemption-record.ts';
import styles from './Exemptions.module.css';
import './messages-exempt.en.ts';
import { useExemptionAction } from './use-exemptions.ts';

interface Props {
  exemption: Exemption;
  allowed: boolean;
  onClose: () => void;
}

/** Of pages that are asked for by where the one before ended. */
const FIRST = '';

/** Who belongs to it; the proof of each is kept on their own page. */
export default function CustomersDialog({ exemption: { id, name }, allowed, onClose }: Props) {
  const translate = useTranslate();
  const title = useId();
  const say = (key: string, values?: object) => translate(`tax-exempt.people.${key}`, values);
  const read = useInfiniteQuery({
    queryKey: ['tax', 'exempt', 'customers', id],
    queryFn: ({ pageParam, signal }) =>
      operations.customers(id, pageParam === FIRST ? undefined : pageParam, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
  });
  const put = useExemptionAction(
    (contactId: string) => operations.putCustomer(contactId, id, { note: '' }),
    'tax-exempt.saved',
  );
  const take = useExemptionAction(
    (contactId: string) => operations.takeCustomer(contactId),
    'tax-exempt.saved',
  );
  const customers = read.data?.pages.flatMap((page) => page.customers) ?? [];
  const nameOf = ({ contactDetails }: ContactTaxDetails): string => {
    const { firstName, lastName, company, email } = contactDetails ?? {};
    return [firstName, lastName].filter(Boolean).join(' ') || company || email || say('unnamed');
  };
  const failure = put.error ?? take.error;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{say('title', { name })}</DialogTitle>
      <DialogContent>
        <div className={styles['form']}>
          {allowed && (
            <RecordFinder desk="customers" label={say('find')} onChoose={(found) => put.mutate(found.id)} />
          )}
          {failure && <ErrorState inline title={say('notSaved')} error={failure} />}
          {read.isError && (
            <ErrorState inline title={say('failed')} error={read.error} retry={() => void read.refetch()} />
          )}
          {read.isPending && <LineSkeleton widths={[60, 80]} />}
          {read.data && customers.length === 0 && <p>{say('none')}</p>}
          <ul className={styles['people']}>
            {customers.map((customer) => (
              <li key={customer._id}>
                <span>
                  <Link className="link" to={`/customers/${customer._id ?? ''}`}>
                    {nameOf(customer)}
                  </Link>
                  <small>
                    {[customer.contactDetails?.vatId, proofOf(customer).note].filter(Boolean).join(' · ')}
                  </small>
                </span>
                {allowed && (
                  <IconButton
                    size="small"
                    disabled={take.isPending}
                    aria-label={say('remove', { name: nameOf(customer) })}
                    onClick={() => take.mutate(customer._id ?? '')}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
          {read.hasNextPage && <Button onClick={() => void read.fetchNextPage()}>{say('more')}</Button>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
