import { useTranslate } from 'ra-core';
import type { NotificationRequestRecord } from './request-record.ts';

/** The reason why the email to a customer failed. */
export function FailureReason({ request: { told, status } }: { request: NotificationRequestRecord }) {
  const translate = useTranslate();
  if (status !== 'FAILED' || !told?.why) return null;
  return <span title={told.said}>{translate(`back-in-stock-requests.reason.${told.why}`)}</span>;
}
