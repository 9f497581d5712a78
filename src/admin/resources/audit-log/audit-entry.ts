export interface AuditEntry {
  id: string;
  at: string;
  staffId: string | null;
  staffEmail: string;
  role: string | null;
  operation: string;
  entityType: string | null;
  entityIds: string[];
  outcome: 'sent' | 'succeeded' | 'denied' | 'failed';
  status: number | null;
  code: string | null;
  requestId: string;
  request: unknown;
  before: unknown;
  after: unknown;
}

/** `ecom_orders.updateOrder` → "Update order"; `counterpart.signIn` → "Sign in". */
export function operationWords(operation: string): string {
  const name = operation.split('.').at(-1) ?? operation;
  const words = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `wix.ecom.v1.order` → "order". */
export const entityWord = (type: string | null): string =>
  type?.split('.').at(-1)?.replaceAll('_', ' ') ?? '';
