import type { OrderEmailKind } from '#shared/order-mails.ts';
import type { OrderActivity } from '#wix/order-operations.ts';
import type { TimelineTone } from '#admin/ui/timeline/Timeline.tsx';

type OrderChange = NonNullable<NonNullable<OrderActivity['draftOrderChangesApplied']>['changes']>[number];

/** An entry of an order's timeline, before it is put into words. */
export interface TimelineEvent {
  id: string;
  at: Date | undefined;
  /** `orders.timeline.<type>` is the sentence; `type` is the platform's own word. */
  type: string;
  author: string | undefined;
  tone: TimelineTone;
  /** Mails and receipts: folded away until asked for. */
  chatter: boolean;
  comment?: string;
  amount?: string;
  paymentId?: string;
  explanation?: string;
  /** The number of a parcel, or of several that went together. */
  tracking?: string;
  /** The lines, fees and totals that an edit of the order changed. */
  changes?: readonly OrderChange[];
  email?: { kind: OrderEmailKind; to: string };
}
