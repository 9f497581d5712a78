import { useTranslate } from 'ra-core';
import type { AuditEntry } from './audit-entry.ts';
import { changesOf, pathLabel, valueLabel, type Changed } from './changes.ts';
import { auditCategories } from './audit-categories.ts';

/** Paths that people have a word for. */
const fieldKeys: Readonly<Record<string, string>> = {
  name: 'name',
  role: 'role',
  active: 'active',
  visible: 'visible',
  status: 'status',
  paymentStatus: 'paymentStatus',
  fulfillmentStatus: 'fulfillmentStatus',
  'buyerInfo.email': 'buyerEmail',
  'balanceSummary.paid.amount': 'paid',
  'balanceSummary.balance.amount': 'due',
  'balanceSummary.refunded.amount': 'refunded',
  'balanceSummary.pendingRefund.amount': 'pendingRefund',
};

/** The fields that an entry changed; nothing of what was not there before. */
export const changedFields = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Changed[] =>
  changesOf(before, before === null ? null : after);

/** A changed field and its values in words. */
export function useChangeLabels() {
  const translate = useTranslate();
  return {
    field: (path: string): string =>
      fieldKeys[path] ? translate(`audit-log.field.${fieldKeys[path]}`) : pathLabel(path),
    value(value: string | undefined): string {
      if (value === undefined) return translate('audit-log.empty');
      if (value === 'true' || value === 'false')
        return translate(`audit-log.${value === 'true' ? 'yes' : 'no'}`);
      return valueLabel(value);
    },
  };
}

const SETTINGS = /(?:settings|rules|policy|properties)$/i;

/** Whether an entry changed settings: its row says from what to what. */
export const isOfSettings = ({
  entityType,
  operation,
}: Pick<AuditEntry, 'entityType' | 'operation'>): boolean =>
  SETTINGS.test(entityType ?? '') ||
  (auditCategories['settings']?.includes(entityType ?? '') ?? false) ||
  operation.startsWith('business-tools_site-properties.') ||
  operation.endsWith('.setOrderNumberCounter');
