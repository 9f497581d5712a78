import { CamelCasePlugin, type Generated, type Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { StoredCharge } from './charge.ts';
import type { SavedMethod } from './saved-methods/saved-method.ts';

interface ChargeRow extends StoredCharge {
  siteId: string;
  /** Which of two attempts came later, also within one moment. */
  sequence: Generated<string | number>;
}

interface Tables {
  paymentCharges: ChargeRow;
  savedPaymentMethods: SavedMethod & { siteId: string };
  paymentNotices: {
    siteId: string;
    id: string;
    providerTransactionId: string;
    outcome: string;
    receivedDate: string;
  };
  paymentDeadlines: { siteId: string; orderId: string; dueDate: string };
}

const camelCase = new CamelCasePlugin();

export const paymentTables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);
