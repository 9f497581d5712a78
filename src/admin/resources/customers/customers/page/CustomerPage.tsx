import { useState } from 'react';
import { abandonedCheckoutsDesk } from '#shared/desks/abandoned-checkouts.ts';
import { badgesDesk } from '#shared/desks/badges.ts';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { memberReportsDesk } from '#shared/desks/member-reports.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { subscriptionsDesk } from '#shared/desks/subscriptions.ts';
import { useMay } from '#admin/access/session.ts';
import { Columns } from '#admin/ui/Columns.tsx';
import { emailsOf, type OpenCustomer } from '../customer-record.ts';
import { Alongside } from './Alongside.tsx';
import { ReportsCard } from './cards/ReportsCard.tsx';
import { CustomerAside } from './CustomerAside.tsx';
import { CustomerFrame } from './CustomerFrame.tsx';
import { CustomerTimeline } from './CustomerTimeline.tsx';
import { CustomerActionDialog } from './CustomerActionDialog.tsx';
import type { CustomerActionName } from './customer-actions.ts';
import { isOfLaw, LawDialog } from './law/LawDialog.tsx';
import { AbandonedCheckoutsCard } from './AbandonedCheckoutsCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { OrdersCard } from './OrdersCard.tsx';
import { ReviewsCard } from './ReviewsCard.tsx';
import styles from './page.module.css';

export function CustomerPage({ customer }: { customer: OpenCustomer }) {
  const [customerActionName, setCustomerActionName] = useState<CustomerActionName>();
  const emails = emailsOf(customer);
  const orders = useMay(ordersDesk.rights.list);
  const reviews = useMay(reviewsDesk.rights.list);
  const left = useMay(abandonedCheckoutsDesk.rights.list);
  const subscriptions = useMay(subscriptionsDesk.rights.list);
  const cards = useMay(giftCardsDesk.rights.list);
  const badges = useMay(badgesDesk.rights.list);
  const reports = useMay(memberReportsDesk.rights.list);
  return (
    <CustomerFrame customer={customer} onAsk={setCustomerActionName}>
      <Columns aside={<CustomerAside customer={customer} onAsk={setCustomerActionName} />}>
        {reports && <ReportsCard customer={customer} />}
        <OrdersCard customer={customer} mayRead={orders} />
        <div className={styles['pair']}>
          {reviews && <ReviewsCard customer={customer} />}
          {left && emails.length > 0 && <AbandonedCheckoutsCard emails={emails} />}
        </div>
        <Alongside customer={customer} subscriptions={subscriptions} cards={cards} />
        <NotesCard customer={customer} />
        <CustomerTimeline customer={customer} reads={{ orders, reviews, badges, reports }} />
      </Columns>
      {isOfLaw(customerActionName) && (
        <LawDialog
          name={customerActionName}
          customer={customer}
          onClose={() => setCustomerActionName(undefined)}
        />
      )}
      {customerActionName && !isOfLaw(customerActionName) && (
        <CustomerActionDialog
          key={customerActionName}
          name={customerActionName}
          customer={customer}
          onClose={() => setCustomerActionName(undefined)}
        />
      )}
    </CustomerFrame>
  );
}
