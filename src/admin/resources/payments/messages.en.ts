import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

addWords('payments', {
  list: { title: 'Ways to pay', failed: 'The ways to pay could not be read' },
  transfer: {
    title: 'Bank transfer',
    offered: 'Offer bank transfer at the checkout',
    on: 'Buyers order now and transfer the money. Mark the order as paid when it is there.',
    off: 'It is not offered. Orders that wait for a transfer already keep the account they were told.',
    told: 'Buyers see this on the thank-you page, in the mail about their order and in their account, with the order number as the reference.',
  },
  field: {
    offered: 'Offered',
    holder: 'Account holder',
    account: 'IBAN or account number',
    bic: 'BIC',
    bank: 'Bank',
    days: 'Days to pay',
  },
  part: {
    offered: 'Bank transfer',
    holder: 'Account holder',
    account: 'Account',
    bic: 'BIC',
    bank: 'Bank',
    days: 'Days to pay',
  },
  hint: {
    bic: 'For transfers from abroad. May stay empty.',
    bank: 'May stay empty.',
    days: 'Buyers are told the date until when the order is kept.',
  },
  problem: {
    required: 'Needed to offer bank transfer.',
    iban: 'This is not an IBAN: a digit or a letter is off.',
    bic: 'A BIC has 8 or 11 letters and digits.',
    days: 'A whole number from 1 to 90.',
  },
});

addEmailPromises('payments', ['transfer.told']);
