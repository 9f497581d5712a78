import { useGetOne, useTranslate } from 'ra-core';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { isOpen, nameOf, type AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import { Reminders } from '../Reminders.tsx';
import { StateChip } from '../StateChip.tsx';
import { useEmbedded } from '../use-abandoned-checkouts.ts';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import styles from '../abandoned-checkouts.module.css';
import { Consent } from './Consent.tsx';
import { AbandonedCheckoutActions } from './AbandonedCheckoutActions.tsx';
import { AbandonedCheckoutTimeline } from './AbandonedCheckoutTimeline.tsx';
import { Lines } from './Lines.tsx';
import { NoteField } from './NoteField.tsx';
import { RecoveryLink } from './RecoveryLink.tsx';

/** Who left what, what the shop did about it, and the way back. */
export function AbandonedCheckoutPanel({ id }: { id: string }) {
  const translate = useTranslate();
  const embedded = useEmbedded();
  const read = useGetOne<AbandonedCheckoutRecord>('abandoned-checkouts', { id }, { retry: false });
  const left = read.data;
  if (read.isError)
    return (
      <LoadError
        error={read.error}
        words="abandoned-checkouts.show"
        retry={() => void read.refetch()}
        list="/abandoned-checkouts"
      />
    );
  if (!left) return <LineSkeleton widths={[60, 40, 80]} />;
  const { phone } = left.contactDetails ?? {};
  const email = left.buyerInfo?.email;
  const name = nameOf(left);
  return (
    <article className={styles['panel']} aria-label={name}>
      <header>
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <StateChip left={left} />
        </div>
        {email && (
          <a href={`mailto:${email}`} className="link">
            <bdi>{email}</bdi>
          </a>
        )}
        {phone && <PhoneNumber number={phone} />}
        <small>
          <Reminders left={left} />
        </small>
        {embedded && email && (
          <small>
            <Consent left={left} />
          </small>
        )}
      </header>
      <AbandonedCheckoutActions left={left} />
      <AsideSection title={translate('abandoned-checkouts.show.cart')}>
        <Lines left={left} />
      </AsideSection>
      {embedded && isOpen(left) && <RecoveryLink id={id} />}
      <AsideSection title={translate('abandoned-checkouts.show.timeline')}>
        <AbandonedCheckoutTimeline left={left} />
      </AsideSection>
      {embedded && (
        <AsideSection title={translate('abandoned-checkouts.show.note')}>
          <NoteField left={left} />
        </AsideSection>
      )}
    </article>
  );
}
