/** What other services may use of bank transfers. */
export { readBankAccount, writeBankAccount } from './bank-account.ts';
export { isToBeTransferred, transferOf } from './transfer.ts';
