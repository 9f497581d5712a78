import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { Money } from '#admin/ui/Money.tsx';

interface Props {
  card: GiftCardView;
  code: string;
  onClose: () => void;
}

/** The one time that the code of a card is shown by itself. */
export function Issued({ card, code, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const email = card.recipient?.email;
  return (
    <ConfirmDialog
      open
      title={translate('gift-cards.issued.title')}
      confirm={translate('gift-cards.issued.open')}
      keep={translate('gift-cards.issued.close')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void navigate(`/gift-cards/${card.id}`);
      }}
    >
      <div className="stack-16">
        <p>
          <Money amount={card.balance} currency={card.currency} />{' '}
          {translate(email ? 'gift-cards.issued.mailed' : 'gift-cards.issued.byHand', { email })}
        </p>
        <CodeBlock label={translate('gift-cards.field.code')} text={code} large />
        <small>{translate('gift-cards.issued.once')}</small>
        {email && <EmailNotice of="gift-cards.issued.mailed" />}
      </div>
    </ConfirmDialog>
  );
}
