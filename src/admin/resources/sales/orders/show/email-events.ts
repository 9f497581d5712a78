import type { OrderEmail, OrderEmailKind } from '#shared/order-mails.ts';
import type { TimelineEvent } from './timeline-event.ts';

/** Activities of the order that report the same email without its recipient and delivery. */
const ACTIVITIES: Partial<Record<OrderEmailKind, string>> = {
  SHIPPING_CONFIRMATION: 'SHIPPING_CONFIRMATION_EMAIL_SENT',
  DOWNLOAD_LINKS: 'DOWNLOAD_LINK_SENT',
  INVOICE: 'INVOICE_SENT',
  CREDIT_NOTE: 'INVOICE_SENT',
  RECEIPT: 'RECEIPT_SENT',
  CONFIRMATION: 'MAIL_SENT',
  PAYMENT_INSTRUCTIONS: 'MAIL_SENT',
  MESSAGE: 'MAIL_SENT',
};

/** The activity and its email are stored in one transaction; the clock may turn within it. */
const SAME_TRANSACTION_MS = 2000;

const eventOfEmail = ({ id, kind, to, subject, createdDate, status, error }: OrderEmail): TimelineEvent => ({
  id: `email-${id}`,
  at: new Date(createdDate),
  type: `EMAIL_${status}`,
  author: undefined,
  tone: status === 'FAILED' ? 'bad' : 'plain',
  chatter: status !== 'FAILED',
  email: { kind, to },
  explanation: [subject, error].filter(Boolean).join(' · '),
});

/** Replaces each activity that reports an email by the email itself, with the person who sent it. */
export function withEmails(events: readonly TimelineEvent[], emails: readonly OrderEmail[]): TimelineEvent[] {
  const replaced = new Set<TimelineEvent>();
  const sent = emails.map((email) => {
    const event = eventOfEmail(email);
    const activity = events.find(
      (one) =>
        one.type === ACTIVITIES[email.kind] &&
        !replaced.has(one) &&
        Math.abs((one.at?.getTime() ?? 0) - Date.parse(email.createdDate)) <= SAME_TRANSACTION_MS,
    );
    if (!activity) return event;
    replaced.add(activity);
    return { ...event, author: activity.author };
  });
  return [...events.filter((event) => !replaced.has(event)), ...sent];
}
