import { useTranslate } from 'ra-core';
import type { LucideIcon } from 'lucide-react';
import { StatusChip, type Tone } from './StatusChip.tsx';

/** How a status looks: `quiet` while nobody need look at it. */
export interface StatusLook {
  tone: Tone;
  icon: LucideIcon;
  quiet?: boolean;
}

interface Props<Status extends string> {
  status: Status;
  /** The last part of the message's key, where it is another than the status. */
  message?: string;
  /** Of the message. */
  params?: Record<string, unknown>;
}

/** The chip of one kind of status. Its messages are `<messages>.<status>`. */
export const statusChip = <Status extends string>(
  messages: string,
  looks: Readonly<Record<Status, StatusLook>>,
) =>
  function Chip({ status, message = status, params }: Props<Status>) {
    const translate = useTranslate();
    return <StatusChip {...looks[status]} label={translate(`${messages}.${message}`, params)} />;
  };
