import {
  Ban,
  Banknote,
  CircleAlert,
  CircleCheck,
  CircleDot,
  FileText,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Package,
  ShoppingBag,
  Undo2,
} from 'lucide-react';

const icons: readonly (readonly [pattern: RegExp, icon: LucideIcon])[] = [
  [/FAILED|DECLINED|REJECTED|CHARGEBACK/, CircleAlert],
  [/COMMENT/, MessageSquare],
  [/REFUND/, Undo2],
  [/EMAIL|LINK_SENT|_SENT$/, Mail],
  [/ORDER_PLACED/, ShoppingBag],
  [/PAID|PAYMENT|AUTHORIZED/, Banknote],
  [/FULFILLED|TRACKING|PICKUP/, Package],
  [/ADDRESS/, MapPin],
  [/INVOICE|RECEIPT/, FileText],
  [/CANCEL/, Ban],
  [/APPROVED/, CircleCheck],
];

export const eventIcon = (type: string): LucideIcon =>
  icons.find(([pattern]) => pattern.test(type))?.[1] ?? CircleDot;
