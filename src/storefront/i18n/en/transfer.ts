export default {
  'transfer.title': 'Where the money goes',
  'transfer.amount': 'Amount',
  'transfer.holder': 'Account holder',
  'transfer.account': 'Account (IBAN)',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.reference': 'Reference',
  'transfer.until': 'Pay by',
  'transfer.note': 'Write the reference on the transfer, so that we find it.',
  'transfer.failed': 'How to pay did not load. Reload the page, or ask the shop.',
  'transfer.elsewhere': 'The account to transfer to is in the mail we sent you.',
} as const;
