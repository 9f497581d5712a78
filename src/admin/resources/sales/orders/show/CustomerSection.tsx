import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { orderOperations } from '#wix/order-operations.ts';
import type { customerExtensions } from '#shared/extensions/customers.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useMay } from '#admin/access/session.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { customerName } from '../order-facts.ts';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import type { OrderRecord } from '../order-record.ts';

interface Props {
  order: OrderRecord;
  onEdit: (() => void) | undefined;
}

export function CustomerSection({ order, onEdit }: Props) {
  const translate = useTranslate();
  const email = order.buyerInfo?.email ?? undefined;
  const phone = order.billingInfo?.contactDetails?.phone ?? order.recipientInfo?.contactDetails?.phone;
  const name = customerName(order);
  const orders = useOrdersOf(email);
  const mayDraft = useMay(draftsDesk.rights.create);
  const { data: customerId } = useCustomerOf(order.id);
  const all = email
    ? `/orders?filter=${encodeURIComponent(JSON.stringify({ where: [['email', 'is', email]] }))}`
    : '';
  return (
    <AsideSection
      title={translate('orders.customer.title')}
      action={
        onEdit && (
          <Button
            variant="text"
            color="primary"
            size="small"
            aria-label={translate('orders.email.action')}
            onClick={onEdit}
          >
            {translate('orders.address.action')}
          </Button>
        )
      }
    >
      {name !== email && (
        <p>
          {all ? (
            <Link className="link" to={all}>
              <b>{name}</b>
            </Link>
          ) : (
            <b>{name || translate('orders.customer.unknown')}</b>
          )}
        </p>
      )}
      <p style={{ overflowWrap: 'anywhere' }}>{email ?? translate('orders.customer.noEmail')}</p>
      {phone && (
        <p>
          <PhoneNumber number={phone} />
        </p>
      )}
      {customerId !== undefined && (
        <p>
          <Link className="link" to={`/customers/${customerId}`}>
            {translate('orders.customer.page')}
          </Link>
        </p>
      )}
      {mayDraft && (
        <p>
          <Link className="link" to={`/drafts/create?customer=${order.id}`}>
            {translate('orders.customer.draft')}
          </Link>
        </p>
      )}
      <div style={{ marginTop: 8 }}>
        <Facts
          items={[
            [
              translate('orders.customer.orders'),
              orders.data ? (
                <span key="orders" className="num">
                  {orders.data.count}
                  {orders.data.first && (
                    <>
                      , {translate('orders.customer.since')}{' '}
                      <DateTime value={orders.data.first} style="day" />
                    </>
                  )}
                </span>
              ) : (
                '—'
              ),
            ],
            [
              translate('orders.customer.kind'),
              translate(order.buyerInfo?.memberId ? 'orders.customer.member' : 'orders.customer.guest'),
            ],
          ]}
        />
      </div>
      {order.buyerNote && (
        <blockquote
          style={{
            margin: '8px 0 0',
            padding: '9px 12px',
            borderRadius: 8,
            background: 'var(--warn-wash)',
            color: 'var(--ink)',
          }}
        >
          {order.buyerNote}
          <br />
          <small style={{ color: 'var(--warn)' }}>{translate('orders.customer.note')}</small>
        </blockquote>
      )}
    </AsideSection>
  );
}

/** Counted by email: it is what the same person brings to every order, signed in or not. */
function useOrdersOf(email: string | undefined) {
  return useQuery({
    queryKey: ['orders', 'customer', { email }],
    enabled: email !== undefined,
    queryFn: async ({ signal }) => {
      const filter = { 'buyerInfo.email': email };
      const [counted, first] = await Promise.all([
        orderOperations.count(filter, ['status'], { signal }),
        orderOperations.search(
          { filter, sort: [{ fieldName: 'purchasedDate', order: 'ASC' }], cursorPaging: { limit: 1 } },
          { signal },
        ),
      ]);
      const count = Object.values(counted).reduce((all, one) => all + one, 0);
      return { count, first: count > 1 ? first.orders?.[0]?.purchasedDate : undefined };
    },
  });
}

const callCustomers = extensionClient<typeof customerExtensions>();

/** Whose order it is; nothing where the platform keeps no customers, or this person may not read them. */
function useCustomerOf(orderId: string) {
  const mayRead = useMayDo('customers', 'list');
  return useQuery({
    queryKey: ['customers', 'ofOrder', { orderId }],
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const { customerId } = await callCustomers('getCustomerOfOrder', { orderId }, { signal });
      return customerId ?? null;
    },
    select: (id) => id ?? undefined,
  });
}
