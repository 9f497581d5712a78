import { addWords } from '../../i18n/words.ts';

addWords('settings', {
  detail: '%{name}: %{currency}, %{place} time. Both are set where the server is started.',
  group: { shop: 'Shop', people: 'People', records: 'Records' },
  recordsNote: 'What was done here, and what was sent',
  profile: { name: 'Your profile', detail: 'Your name, password and devices.' },
  mailbox: { name: 'Mailbox', detail: 'Mails are kept here: no mail server is set up.' },
  staff: '%{smart_count} person |||| %{smart_count} people',
  invitations: '%{smart_count} open invitation |||| %{smart_count} open invitations',
  withoutSecond: '%{smart_count} without a second factor |||| %{smart_count} without a second factor',
  roles: '%{smart_count} roles. Yours is %{role}.',
  noSecond: 'No second factor',
  secondOn: 'Your second factor is on.',
  logToday: '%{count} entry today |||| %{count} entries today',
  jobLast: 'Last: %{title}',
  transfersTo: 'Bank transfer, to %{holder}',
  rates:
    '%{smart_count} currency in %{base}, last on %{day} |||| %{smart_count} currencies in %{base}, last on %{day}',
  nextInvoice: 'The next is %{number}',
  captureAtOnce: 'Cards are charged at once',
  captureLater: 'Money is held until you capture it',
  autoInvoice: {
    none: 'invoices by hand',
    online: 'invoices for what is paid online',
    all: 'an invoice for every paid order',
  },
  noTips: 'None are offered',
  tipShares: '%{values} % at the checkout',
  tipAmounts: '%{values} at the checkout',
  noTransfers: 'Bank transfer is not offered',
  noneYet: 'None yet',
});
