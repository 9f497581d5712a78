import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { customersDesk } from '#shared/desks/customers.ts';
import type { DraftBasis } from '#wix/draft-operations.ts';
import { useMay } from '#admin/access/session.ts';
import type { Found } from '#admin/data/define-desk.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { RecordFinder } from '#admin/ui/RecordFinder.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrdersProvider } from '../provider.ts';
import { basisFromCustomer, type KnownCustomer } from './from-customer.ts';
import { basisFromOrder, customerFromOrder } from './from-order.ts';
import './messages.en.ts';
import styles from './drafts.module.css';
import { useDraftsProvider } from './editor/use-draft-editor.ts';

/**
 * From nothing, for a customer who is found or new, for the customer of an order (`?customer=`, that order), or like an
 * order (`?order=`).
 */
export default function DraftCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDraftsProvider();
  const orders = useDataProvider<DataProvider & OrdersProvider>();
  const [requested] = useSearchParams();
  const like = requested.get('order');
  const orderId = like ?? requested.get('customer') ?? '';
  const order = useQuery({
    queryKey: ['orders', 'getOne', { id: orderId, meta: 'whole' }],
    queryFn: async ({ signal }) => (await orders.getOne('orders', { id: orderId, signal })).data,
    enabled: orderId !== '',
  });
  const [typed, setTyped] = useState<string>();
  const findsCustomers = useMay(customersDesk.rights.list) && orderId === '';
  const [customer, setCustomer] = useState<Found>();
  const readCustomer = async (id: string): Promise<DraftBasis> => {
    const { data } = await orders.getOne<KnownCustomer>('customers', { id });
    const [latest] = data.details.orderIds;
    return basisFromCustomer(data, latest ? (await orders.getOne('orders', { id: latest })).data : undefined);
  };
  const known = order.data?.buyerInfo?.email ?? '';
  const email = typed ?? known;
  const create = useMutation({
    mutationFn: async () => {
      if (customer) return (await provider.create('drafts', { data: await readCustomer(customer.id) })).data;
      const basisOf = like ? basisFromOrder : customerFromOrder;
      const { buyerInfo, ...basis }: DraftBasis = order.data ? basisOf(order.data) : {};
      const buyer = email.trim() === known ? buyerInfo : { email: email.trim() };
      const data = { ...basis, ...(email.trim() && buyer ? { buyerInfo: buyer } : {}) };
      return (await provider.create('drafts', { data })).data;
    },
    onSuccess: ({ id }) => void navigate(`/drafts/${id}`, { replace: true }),
  });
  const number = order.data?.number ?? '';
  return (
    <Page
      title={translate('drafts.create.title')}
      back={{ to: '/drafts', label: translate('drafts.name') }}
      narrow
    >
      <Card>
        <form
          className={styles['begin']}
          onSubmit={(event) => {
            event.preventDefault();
            if (!create.isPending) create.mutate();
          }}
        >
          {orderId !== '' && (
            <p>
              {order.data
                ? translate(like ? 'drafts.create.like' : 'drafts.create.customer', { number })
                : translate('drafts.create.reading')}
            </p>
          )}
          {findsCustomers && !customer && (
            <RecordFinder
              desk="customers"
              label={translate('drafts.create.find')}
              autoFocus
              onChoose={setCustomer}
            />
          )}
          {customer ? (
            <ChosenCustomer customer={customer} onClear={() => setCustomer(undefined)} />
          ) : (
            <TextField
              label={translate(`drafts.create.${findsCustomers ? 'newEmail' : 'email'}`)}
              hint={translate('drafts.create.hint')}
              type="email"
              value={email}
              autoFocus={!findsCustomers}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          {(create.isError || order.isError) && (
            <ErrorState
              inline
              title={translate('drafts.create.failed')}
              notDone={translate('drafts.create.notDone')}
              error={create.error ?? order.error}
            />
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={create.isPending || (orderId !== '' && !order.data)}
            aria-busy={create.isPending}
          >
            {translate('drafts.create.confirm')}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

/** The finder that had the focus is gone: the button that brings it back takes it. */
function ChosenCustomer({ customer, onClear }: { customer: Found; onClear: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles['chosen']}>
      <span>
        <b>{customer.title}</b>
        {customer.detail !== customer.title && <bdi>{customer.detail}</bdi>}
        <small>{translate('drafts.create.found')}</small>
      </span>
      <Button size="small" autoFocus onClick={onClear}>
        {translate('drafts.create.another')}
      </Button>
    </div>
  );
}
