import type { Invoice } from '#shared/invoices.ts';
import type { Payment } from '../../order-transactions/public.ts';
import type { Order } from '../../orders/public.ts';
import { headOf, type Heading } from './draw-up.ts';

/** "Visa •••• 4242", the name somebody gave, or a word that the paper translates, such as CASH. */
function methodOf({ regularPaymentDetails: details }: Payment): string | undefined {
  const card = details?.creditCardDetails;
  const digits = card?.lastFourDigits ? `•••• ${card.lastFourDigits}` : '';
  const named = [card?.brand, digits].filter(Boolean).join(' ');
  const { userDefinedName: own, buyerLanguageName, siteLanguageName } = details?.paymentMethodName ?? {};
  return (
    named ||
    own?.custom ||
    own?.predefined ||
    buyerLanguageName ||
    siteLanguageName ||
    details?.paymentMethod ||
    undefined
  );
}

/** What came in by one payment, whatever goes back of it later. */
export function drawUpReceipt(order: Order, payment: Payment, heading: Heading): Invoice {
  const amount = payment.amount?.amount ?? '0';
  const method = methodOf(payment);
  return {
    ...headOf(order, heading),
    kind: 'RECEIPT',
    payment: {
      id: payment.id,
      date: payment.createdDate ?? heading.issuedDate,
      ...(method !== undefined && { method }),
    },
    lines: [{ title: '', amount }],
    sums: [{ kind: 'total', amount }],
    total: amount,
  };
}
