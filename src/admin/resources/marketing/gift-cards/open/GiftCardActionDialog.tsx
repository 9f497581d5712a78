import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { addMoney, compareMoney, formatMoney, isDecimal, isZeroMoney } from '#shared/money.ts';
import { lastMomentOf } from '#shared/gift-cards.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import '../messages.en.ts';
import type { GiftCardActionName, GiftCardRecord } from '../gift-card-record.ts';
import { useCardsProvider, useReadAgain, type CardsDataProvider } from '../use-gift-cards.ts';

interface Typed {
  by: string;
  note: string;
  email: string;
  goodUntil: string;
}

const amountIn = (typed: string): string =>
  typed.trim().replace(',', '.').replace(/^\+/, '').replace('−', '-');

/** A sum that is added or taken; undefined while none is typed. */
const sumIn = (typed: string): string | undefined => {
  const sum = amountIn(typed);
  return isDecimal(sum) && !isZeroMoney(sum) ? sum : undefined;
};

/** What each asks for. */
const requested: Record<GiftCardActionName, readonly (keyof Typed)[]> = {
  balance: ['by', 'note'],
  send: ['email'],
  disable: ['note'],
  enable: [],
  end: ['goodUntil'],
  code: [],
};

const isReady: Record<GiftCardActionName, (typed: Typed, card: GiftCardRecord) => boolean> = {
  balance: ({ by }, { balance }) => {
    const sum = sumIn(by);
    return sum !== undefined && compareMoney(addMoney(balance, sum), '0') >= 0;
  },
  send: ({ email }) => email.includes('@'),
  disable: () => true,
  enable: () => true,
  end: () => true,
  code: () => true,
};

/** As `DateField` takes it. */
const dayIn = (moment: string, timeZone: string): string =>
  format(new TZDate(new Date(moment).getTime(), timeZone), 'yyyy-MM-dd');

/** @returns the code where that is what was requested */
async function runAction(
  provider: CardsDataProvider,
  { name, id: giftCardId, typed, once }: { name: GiftCardActionName; id: string; typed: Typed; once: string },
): Promise<string | undefined> {
  const note = typed.note.trim() ? { note: typed.note.trim() } : {};
  switch (name) {
    case 'code':
      return (await provider.code('gift-cards', { id: giftCardId })).data;
    case 'balance': {
      const request = { giftCardId, by: amountIn(typed.by), once, ...note };
      await provider.change('gift-cards', 'changeGiftCardBalance', request);
      break;
    }
    case 'send':
      await provider.change('gift-cards', 'sendGiftCard', { giftCardId, email: typed.email.trim() });
      break;
    case 'end':
      await provider.change('gift-cards', 'changeGiftCardEnd', {
        giftCardId,
        goodUntil: typed.goodUntil || null,
      });
      break;
    case 'disable':
      await provider.change('gift-cards', 'disableGiftCard', { giftCardId, ...note });
      break;
    default:
      await provider.change('gift-cards', 'enableGiftCard', { giftCardId });
  }
  return undefined;
}

interface Props {
  name: GiftCardActionName;
  card: GiftCardRecord;
  onClose: () => void;
}

export default function GiftCardActionDialog({ name, card, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCardsProvider();
  const readAgain = useReadAgain();
  const once = useOnceKey();
  const { timeZone, locale } = useStoreProfile();
  const [typed, setTyped] = useState<Typed>({
    by: '',
    note: '',
    email: card.recipient?.email ?? '',
    goodUntil: card.expirationDate ? dayIn(lastMomentOf(card.expirationDate), timeZone) : '',
  });
  const {
    mutate,
    isPending,
    error,
    data: code,
  } = useMutation({
    mutationFn: () => runAction(provider, { name, id: card.id, typed, once: once.keyFor(typed) }),
    async onSuccess(told) {
      if (told !== undefined) return;
      notify(`gift-cards.action.${name}.done`, { type: 'info' });
      onClose();
      await readAgain();
    },
  });
  const money = (amount: string) => formatMoney(amount, card.currency, locale);
  const sum = name === 'balance' ? sumIn(typed.by) : undefined;
  const totals = { before: money(card.balance), after: money(addMoney(card.balance, sum)) };
  const confirm =
    sum === undefined
      ? translate(`gift-cards.action.${name}.confirm`)
      : translate(`gift-cards.action.balance.${sum.startsWith('-') ? 'take' : 'add'}`, {
          sum: money(sum.replace('-', '')),
        });
  const rejected = violationsOf(error, requested[name]);
  const labelled = (of: keyof Typed) => ({
    label: translate(`gift-cards.field.${of}`),
    value: typed[of],
    error: rejected.of(of),
  });
  const change = (of: keyof Typed, value: string) => setTyped((before) => ({ ...before, [of]: value }));
  const field = (of: keyof Typed) => ({
    ...labelled(of),
    onChange: (event: { target: { value: string } }) => change(of, event.target.value),
  });
  return (
    <ConfirmDialog
      open
      title={translate(`gift-cards.action.${name}.title`, { card: `•• ${card.lastFour}` })}
      confirm={code === undefined ? confirm : translate('gift-cards.issued.close')}
      busy={isPending}
      disabled={!isReady[name](typed, card)}
      onClose={onClose}
      onConfirm={code === undefined ? () => mutate() : undefined}
      error={
        rejected.other && {
          title: translate('gift-cards.action.failed'),
          cause: rejected.other,
          notDone: translate('gift-cards.action.notDone'),
        }
      }
    >
      <div className="stack-16">
        <p>{translate(`gift-cards.action.${name}.detail`)}</p>
        {name === 'balance' && (
          <TextField
            {...field('by')}
            {...(sum === undefined
              ? { hint: translate('gift-cards.action.balance.hint') }
              : isReady.balance(typed, card)
                ? { hint: translate('gift-cards.action.balance.after', totals) }
                : { error: translate('gift-cards.action.balance.tooMuch', totals) })}
            inputProps={{ maxLength: 12, className: 'num' }}
          />
        )}
        {name === 'send' && <TextField {...field('email')} type="email" inputProps={{ maxLength: 254 }} />}
        {name === 'end' && (
          <DateField
            {...labelled('goodUntil')}
            hint={translate('gift-cards.action.end.hint')}
            onChange={(day) => change('goodUntil', day)}
          />
        )}
        {requested[name].includes('note') && <TextField {...field('note')} inputProps={{ maxLength: 300 }} />}
        <EmailNotice of={`gift-cards.action.${name}`} />
        {code !== undefined && (
          <div role="status">
            <CodeBlock label={translate('gift-cards.field.code')} text={code} strong large />
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
