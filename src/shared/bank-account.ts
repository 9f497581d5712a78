/** Where buyers transfer money to. */
export interface BankAccount {
  /** Offered at the checkout. */
  offered: boolean;
  holder: string;
  /** An IBAN, or however accounts are written where the bank is. */
  account: string;
  /** May be empty, as may the bank's name. */
  bic: string;
  bank: string;
  /** How long an order waits for its money. */
  daysToPay: number;
}

export const NO_ACCOUNT: BankAccount = {
  offered: false,
  holder: '',
  account: '',
  bic: '',
  bank: '',
  daysToPay: 7,
};

/** At most so long. */
export const BANK_ACCOUNT_BOUNDS = { holder: 70, account: 42, bic: 14, bank: 70 } as const;

export const MAX_DAYS_TO_PAY = 90;

const squeeze = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

const looksLikeIban = (account: string): boolean => /^[A-Z]{2}\d{2}/.test(squeeze(account));

function isIban(text: string): boolean {
  const iban = squeeze(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** As people read it: an IBAN in groups of four. */
export const writtenAccount = (account: string): string =>
  looksLikeIban(account) ? (squeeze(account).match(/.{1,4}/g) ?? []).join(' ') : account.trim();

/** Enough to recognize an account by, and too little to pay to it: how it begins and ends. */
export function maskedAccount(account: string): string {
  const plain = squeeze(account);
  if (plain.length <= 4) return plain === '' ? '' : '••••';
  return plain.length < 12 ? `•••• ${plain.slice(-2)}` : `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`;
}

/** The stored form: spaces and punctuation that people type are removed. */
export const tidyBankAccount = (bankAccount: BankAccount): BankAccount => ({
  offered: bankAccount.offered,
  holder: bankAccount.holder.trim(),
  account: writtenAccount(bankAccount.account),
  bic: squeeze(bankAccount.bic),
  bank: bankAccount.bank.trim(),
  daysToPay: bankAccount.daysToPay,
});

type Problem = 'required' | 'iban' | 'bic' | 'days';

/** What is wrong with it, by field. Without holder and number it cannot be offered, nor can it where they are wrong. */
export function bankAccountProblems(bankAccount: BankAccount): Partial<Record<keyof BankAccount, Problem>> {
  const { offered, holder, account, bic, daysToPay } = tidyBankAccount(bankAccount);
  const isDays = Number.isInteger(daysToPay) && daysToPay >= 1 && daysToPay <= MAX_DAYS_TO_PAY;
  return {
    ...(offered && holder === '' && { holder: 'required' as const }),
    ...(offered && account === '' && { account: 'required' as const }),
    ...(looksLikeIban(account) && !isIban(account) && { account: 'iban' as const }),
    ...(bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) && { bic: 'bic' as const }),
    ...(!isDays && { daysToPay: 'days' as const }),
  };
}

/** What a buyer needs to pay an order. */
export interface Transfer extends Pick<BankAccount, 'holder' | 'account' | 'bic' | 'bank'> {
  /** To be written on the transfer: the order's number. */
  reference: string;
  amount: string;
  currency: string;
  /** ISO 8601: when the time to pay is over. */
  dueDate: string;
}
