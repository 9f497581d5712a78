import type { OpenCustomer } from '../../customer-record.ts';

/** What each dialog about a customer's data, account and records is given. */
export interface LawProps {
  customer: OpenCustomer;
  onClose: () => void;
}
