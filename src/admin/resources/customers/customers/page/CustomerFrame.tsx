import Button from '@mui/material/Button';
import { FilePlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { may, useMay } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { CustomerChip } from '../CustomerChip.tsx';
import { isGuest, nameOf, type OpenCustomer } from '../customer-record.ts';
import { Face } from '../Face.tsx';
import { Spent } from '../Spent.tsx';
import { CustomerPosition } from './CustomerPosition.tsx';
import { CustomerActionMenu } from './CustomerActionMenu.tsx';
import { customerActions, customerActionsFor, type CustomerActionName } from './customer-actions.ts';
import styles from './page.module.css';
import { usePlaceOf } from './use-place.ts';

interface Props {
  customer: OpenCustomer;
  onAsk: (name: CustomerActionName) => void;
  children: ReactNode;
}

function Meta({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const { joinedDate, lastSeenDate, firstSeenDate } = customer;
  const place = usePlaceOf(customer);
  const since = joinedDate ?? firstSeenDate;
  return (
    <>
      <b className={styles['phoneSum']}>
        <Spent customer={customer} />
      </b>
      {place && <span className={styles['fact']}>{place}</span>}
      {since && (
        <span className={styles['fact']}>
          {translate(isGuest(customer) ? 'customers.show.guestSince' : 'customers.show.memberSince')}{' '}
          <DateTime value={since} style="day" />
        </span>
      )}
      {lastSeenDate && (
        <span className={styles['fact']}>
          {translate('customers.show.seen')} <DateTime value={lastSeenDate} />
        </span>
      )}
    </>
  );
}

/** Name, standing and what can be done; on a phone that is at the thumb. */
export function CustomerFrame({ customer, onAsk, children }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const mayDraft = useMay(draftsDesk.rights.create);
  const name = nameOf(customer);
  const open = useMemo(
    () => customerActionsFor(customer).filter((action) => may(customerActions[action].right)),
    [customer],
  );
  const [lastOrder] = customer.details.orderIds;
  const main = open.includes('approve') ? 'approve' : undefined;
  useRecordCommands(
    useMemo(
      () => ({
        record: name,
        to: `/customers/${customer.id}`,
        commands: open.map((action) => ({
          id: `customer-${action}`,
          icon: customerActions[action].icon,
          label: translate(`customers.action.${action}.action`),
          run: () => onAsk(action),
        })),
      }),
      [name, customer.id, open, translate, onAsk],
    ),
  );
  const buttons = (
    <>
      {mayDraft && lastOrder && (
        <Button component={Link} to={`/drafts/create?customer=${lastOrder}`}>
          <FilePlus aria-hidden />
          {translate('customers.show.newOrder')}
        </Button>
      )}
      {open.length > (main ? 1 : 0) && (
        <CustomerActionMenu names={open.filter((action) => action !== main)} onAsk={onAsk} />
      )}
      {main && (
        <Button variant="contained" onClick={() => onAsk(main)}>
          {translate(`customers.action.${main}.action`)}
        </Button>
      )}
    </>
  );
  const anything = (mayDraft && lastOrder) || open.length > 0;
  return (
    <Page
      title={name}
      back={{ to: '/customers', label: translate('customers.name') }}
      position={<CustomerPosition id={customer.id} />}
      beside={
        <>
          <Face customer={customer} />
          <CustomerChip customer={customer} whole />
        </>
      }
      meta={<Meta customer={customer} />}
      actions={phone || !anything ? undefined : buttons}
    >
      {children}
      {phone && anything && <BottomBar>{buttons}</BottomBar>}
    </Page>
  );
}
