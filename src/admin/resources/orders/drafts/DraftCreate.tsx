import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DraftBasis } from '#wix/draft-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrdersProvider } from '../provider.ts';
import { basisFromOrder, customerFromOrder } from './from-order.ts';
import './messages.en.ts';
import styles from './drafts.module.css';
import { useDraftsProvider } from './editor/use-draft-editor.ts';

/** From nothing, for the customer of an order (`?customer=`, that order), or like an order (`?order=`). */
export default function DraftCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDraftsProvider();
  const orders = useDataProvider<DataProvider & OrdersProvider>();
  const [asked] = useSearchParams();
  const like = asked.get('order');
  const orderId = like ?? asked.get('customer') ?? '';
  const order = useQuery({
    queryKey: ['orders', 'getOne', { id: orderId, meta: 'whole' }],
    queryFn: async ({ signal }) => (await orders.getOne('orders', { id: orderId, signal })).data,
    enabled: orderId !== '',
  });
  const [typed, setTyped] = useState<string>();
  const known = order.data?.buyerInfo?.email ?? '';
  const email = typed ?? known;
  const create = useMutation({
    mutationFn: async () => {
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
          <TextField
            label={translate('drafts.create.email')}
            hint={translate('drafts.create.hint')}
            type="email"
            value={email}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
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
