import { writeBankAccount } from '../../platform/services/extensions/bank-transfer/public.ts';
import type { DemoPart } from '../demo-part.ts';

/** Where the demo's buyers would transfer to; the number is the one that examples are given with. */
export const paymentsPart: DemoPart = {
  marker: 'demo-payments',
  async fill(tx, { siteId }) {
    await writeBankAccount(
      { db: tx, siteId },
      {
        offered: true,
        holder: 'Halfdrop Lda.',
        account: 'PT50 0002 0123 1234 5678 9015 4',
        bic: 'MODEPTPL',
        bank: 'Banco Modelo',
        daysToPay: 7,
      },
    );
    return 'a bank account';
  },
};
