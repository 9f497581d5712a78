import type { Transfer } from '#shared/bank-account.ts';
import { longDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { MailBlock } from '#platform/mails/mail-layout.ts';
import { fill } from '#shared/fill.ts';
import { type EmailTheme } from './blocks.ts';

/** Everything one types into a transfer, and by when. */
export function transferBlocks(transfer: Transfer, { site, words, locale }: EmailTheme): MailBlock[] {
  const { holder, account, bic, bank, reference, amount, currency, dueDate } = transfer;
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, amount: value }]);
  return [
    {
      kind: 'sums',
      rows: [
        ...row(words.transfer.holder, holder),
        ...row(words.transfer.account, account),
        ...row(words.transfer.bic, bic),
        ...row(words.transfer.bank, bank),
        ...row(words.transfer.reference, reference),
        { label: words.transfer.amount, amount: formatMoney(amount, currency, locale), strong: true },
      ],
    },
    { kind: 'note', text: fill(words.transfer.until, { date: longDate(dueDate, locale, site.timeZone) }) },
  ];
}
