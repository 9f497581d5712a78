import { Ban, Mail, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { giftCardColumnLabels } from '#shared/gift-card-columns.en.ts';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { useMay } from '#admin/access/session.ts';
import { bulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { columns } from './columns.tsx';
import { nameOf, type GiftCardRecord } from './gift-card-record.ts';
import { IssueBar } from './issue/IssueBar.tsx';
import { Issued } from './issue/Issued.tsx';
import { RemainingBalance } from './RemainingBalance.tsx';
import { giftCardListSpec } from './list-spec.ts';
import { OpenCard } from './open/OpenCard.tsx';
import { Lately, Owed } from './Owed.tsx';
import { StateChip } from './StateChip.tsx';
import { CardRecipient } from './CardRecipient.tsx';
import './messages.en.ts';
import styles from './gift-cards.module.css';

const bulk = [
  bulkAction({ name: 'send', icon: Mail, job: 'send' }),
  bulkAction({ name: 'disable', icon: Ban, job: 'disable' }),
  exportAction(plainLayout(giftCardColumnLabels)),
];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'gift-cards.rules.short', to: '/gift-cards/rules' },
];

/** Money that customers hold: issued above, listed, and one of them open beside. */
export default function GiftCards() {
  const { id } = useParams();
  const navigate = useNavigate();
  const mayIssue = useMay(giftCardsDesk.rights.edit);
  const [issued, setIssued] = useState<{ card: GiftCardView; code: string }>();
  return (
    <>
      <ResourceListPage<GiftCardRecord>
        spec={giftCardListSpec}
        columns={columns}
        rowName={(card) => `•• ${card.lastFour} ${nameOf(card)}`}
        card={(card) => (
          <div className={styles['card']}>
            <span className={styles['for']}>
              <b>
                <CardRecipient card={card} />
              </b>
              <small className={styles['code']}>•• {card.lastFour}</small>
            </span>
            <b className={styles['end']}>
              <Money amount={card.balance} currency={card.currency} />
            </b>
            <RemainingBalance card={card} />
            <span className={styles['end']}>
              <StateChip card={card} />
            </span>
          </div>
        )}
        bulk={bulk}
        pages={pages}
        beside={<Owed />}
        above={mayIssue && <IssueBar onIssued={(card, code) => setIssued({ card, code })} />}
        below={<Lately />}
        openId={id}
        panel={id && <OpenCard key={id} id={id} onClose={() => void navigate('/gift-cards')} />}
      />
      {issued && <Issued {...issued} onClose={() => setIssued(undefined)} />}
    </>
  );
}
