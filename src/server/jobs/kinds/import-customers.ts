import type { RetentionReason } from '#shared/customer-import.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { PAGE } from './import-job.ts';
import { importRows } from './import-rows.ts';

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  memberId?: string;
  problems?: { text: string }[];
}

const rows = importRows<Written, RetentionReason>({
  files: ({ customerFiles }) => customerFiles,
  path: '/hosted/customers/import',
  plural: 'people',
  permissions: { import: customersDesk.jobs.import, takeBack: customersDesk.jobs['take-back-import'] },
  atOnce: PAGE,
  entityOf: ({ memberId }) => memberId,
  restores: true,
  keptWords: {
    SIGNED_IN: 'Has signed in since.',
    ORDERED: 'Has ordered since.',
    WROTE: 'Has written since.',
    CHANGED: 'Has been changed since.',
  },
});

export const importCustomers = rows.write;
/** Deletes the accounts that an import made, unless they are somebody's by now, and gives members back what it wrote over. */
export const takeBackCustomers = rows.takeBack;
