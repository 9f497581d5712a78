import type Big from 'big.js';
import { useState } from 'react';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { Draft } from '#wix/draft-operations.ts';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { closesAt, dayIn } from '../drafts/valid-until.ts';
import type { OrderRecord } from '../order-record.ts';
import { namedMethod } from '../payment/MethodField.tsx';
import { big, toDecimalString } from '../refund/amounts.ts';
import { refundSources } from '../refund/refund-sources.ts';
import { sourceInSentence } from '../refund/source-label.ts';
import { useTakesCards } from '../request/use-requests.ts';
import { useRefundability, useTransactions } from '../show/use-order-data.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { balanceAfter } from './edit-totals.ts';
import {
  isRefund,
  refundOf,
  refundRequestOf,
  settlementOptions,
  defaultSettlement,
  type RefundAnswer,
  type SettlementKind,
  type SettlementFacts,
} from './settlement.ts';
import type { Settlement } from './use-commit.ts';

/** A link is open for so long. */
const DAYS = 14;

/** Where what is owed can go back to, as far as this person may know. */
function useRefund(orderId: string, owed: Big, mayRefund: boolean): RefundAnswer {
  const refundability = useRefundability(orderId, mayRefund);
  const transactions = useTransactions(orderId);
  if (!mayRefund || owed.lte(0)) return 'none';
  // Which payments are gift cards, only the transactions tell: those go back whole or not at all.
  if (!refundability.data || !transactions.data)
    return refundability.isError || transactions.isError ? 'loadFailed' : 'reading';
  return refundOf(owed, refundSources(refundability.data, transactions.data));
}

/** What can be done with the difference that the edit makes, and what is chosen of it. */
export function useSettlement(order: OrderRecord, draft: Draft) {
  const currency = order.currency ?? '';
  const words = useOrderLabels(currency);
  const { translate, money, locale } = words;
  const { timeZone } = useStoreProfile();
  const may = {
    request: useMay(ordersDesk.rights.request),
    record: useMay(ordersDesk.rights.collect),
    refund: useMay(ordersDesk.rights.refund),
  };
  const [chosenWay, setChosen] = useState<SettlementKind>();
  const [method, setMethod] = useState<PaymentMethodName>();
  const balance = balanceAfter(draft);
  const refund = useRefund(order.id, balance.neg(), may.refund);
  const takesCards = useTakesCards(order.id);
  const facts: SettlementFacts = {
    balance,
    paid: big(order.balanceSummary?.paid?.amount),
    authorized: big(order.balanceSummary?.authorized?.amount),
    may,
    refund,
  };
  const ways = settlementOptions(facts);
  const chosen = ways.some(({ id, off }) => id === chosenWay && !off) ? chosenWay : defaultSettlement(facts);
  const plain = toDecimalString(balance.abs(), currency);
  const email = order.buyerInfo?.email ?? '';
  const day = dayIn(DAYS, timeZone, new Date());
  const open = {
    email,
    day: dateText(`${day}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() }),
  };
  const parts = (isRefund(refund) ? refund.parts : []).map(({ source, amount }) =>
    translate(
      `orders.edit.difference.about.${source.way === 'external' ? 'refundPartByHand' : 'refundPart'}`,
      {
        amount: money(toDecimalString(amount, currency)),
        to: sourceInSentence(source, translate),
      },
    ),
  );
  const about: Record<SettlementKind, string> = {
    request: translate(`orders.edit.difference.about.${email ? 'request' : 'requestNoMail'}`, open),
    record: translate('orders.edit.difference.about.record'),
    due: translate('orders.edit.difference.about.due'),
    refund: new Intl.ListFormat(locale).format(parts),
    credit: translate('orders.edit.difference.about.credit'),
  };
  const settlement = (tell: boolean): Settlement => {
    if (chosen === 'request') {
      const title = translate('orders.request.whatDefault', { number: order.number });
      const expirationDate = closesAt(day, timeZone);
      const request = { orderId: order.id, title, amount: { amount: plain }, expirationDate };
      return { way: 'request', request, byMail: email !== '' };
    }
    if (chosen === 'record') {
      const how = namedMethod(method);
      return { way: 'record', amount: plain, ...(how && { method: how }) };
    }
    if (chosen === 'refund' && isRefund(refund))
      return { way: 'refund', request: refundRequestOf(refund, currency, tell && email !== '') };
    return { way: chosen === 'due' || chosen === 'credit' ? chosen : 'even' };
  };
  return {
    /** Decimal, below nothing where the shop owes it. */
    balance: toDecimalString(balance, currency),
    amount: money(plain),
    email,
    chosen,
    /** Nothing can be chosen for this person before the payments are read. */
    isReading: chosen === undefined && ways.length > 0,
    settlement,
    card: {
      words,
      amount: money(plain),
      ways,
      chosen,
      onChoose: setChosen,
      about,
      method,
      onMethod: setMethod,
      takesCards,
    },
  };
}
