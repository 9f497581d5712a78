import { maskedAccount, type BankAccount } from '../../shared/bank-account.ts';
import type { CardPayments } from '../../shared/card-payments.ts';
import type { ManualPaymentMethod } from '../../shared/manual-payments.ts';
import type { Gateway, OutgoingMail } from '../gateway.ts';

const link = (gateway: Gateway, path: string, token: string): string =>
  `${gateway.publicUrl}${path}?token=${encodeURIComponent(token)}`;

export const resetMail = (
  gateway: Gateway,
  to: { email: string; name: string },
  token: string,
): OutgoingMail => ({
  to: to.email,
  subject: `Set a new password for ${gateway.store.name}`,
  text: [
    `Hello ${to.name},`,
    `Somebody, hopefully you, asked to set a new password for the back office of ${gateway.store.name}.`,
    `Open this link within one hour:\n${link(gateway, '/admin/reset-password', token)}`,
    'If it was not you, ignore this mail: your password stays as it is.',
  ].join('\n\n'),
});

export const invitationLink = (gateway: Gateway, token: string): string =>
  link(gateway, '/admin/accept-invitation', token);

export const invitationMail = (
  gateway: Gateway,
  to: string,
  invitedBy: string,
  url: string,
): OutgoingMail => ({
  to,
  subject: `You are invited to the back office of ${gateway.store.name}`,
  text: [
    'Hello,',
    `${invitedBy} invites you to work in the back office of ${gateway.store.name}.`,
    `Open this link within seven days to choose a password:\n${url}`,
  ].join('\n\n'),
});

export const signInLimitMail = (gateway: Gateway, to: { email: string; name: string }): OutgoingMail => ({
  to: to.email,
  subject: `Many failed sign-ins to your account at ${gateway.store.name}`,
  text: [
    `Hello ${to.name},`,
    `Somebody tried many wrong passwords for your account in the back office of ${gateway.store.name}. New devices can't sign in to it for up to an hour.`,
    'You can still sign in on a device that you have used before. On a new one, sign in with two-step verification, or set a new password:',
    `${gateway.publicUrl}/admin/forgot-password`,
    'Your password still works, so there is nothing that you have to do. Turn on two-step verification if you have not yet: a guessed password then opens nothing.',
  ].join('\n\n'),
});

export interface BankAccountChange {
  before: BankAccount;
  after: BankAccount;
}

const accountLine = ({ offered, holder, account, bank }: BankAccount): string =>
  [holder, maskedAccount(account), bank, offered ? '' : 'not offered at the checkout']
    .filter((part) => part !== '')
    .join(', ') || 'none';

export const bankAccountMail = (
  gateway: Gateway,
  to: { email: string; name: string },
  { before, after, by }: BankAccountChange & { by: { name: string; email: string } },
): OutgoingMail => ({
  to: to.email,
  subject: `The bank account of ${gateway.store.name} was changed`,
  text: [
    `Hello ${to.name},`,
    `${by.name} (${by.email}) changed the bank account that buyers of ${gateway.store.name} transfer money to.`,
    `Before: ${accountLine(before)}\nNow: ${accountLine(after)}`,
    `If you did not expect this, check the account, sign ${by.name} out and ask them for a new password:\n${gateway.publicUrl}/admin/payments\n${gateway.publicUrl}/admin/staff`,
  ].join('\n\n'),
});

const cardsLine = ({ by, keys }: CardPayments): string =>
  keys ? `Stripe, ${by === 'STRIPE_LIVE' ? 'live' : 'test mode'}, key ${keys.secretKey}` : 'not connected';

export const cardPaymentsMail = (
  gateway: Gateway,
  to: { email: string; name: string },
  { before, after, by }: { before: CardPayments; after: CardPayments; by: { name: string; email: string } },
): OutgoingMail => ({
  to: to.email,
  subject: `The card payments of ${gateway.store.name} were changed`,
  text: [
    `Hello ${to.name},`,
    `${by.name} (${by.email}) changed the Stripe account that receives the card payments of ${gateway.store.name}.`,
    `Before: ${cardsLine(before)}\nNow: ${cardsLine(after)}`,
    `If you did not expect this, check the keys, sign ${by.name} out and ask them for a new password:\n${gateway.publicUrl}/admin/payments\n${gateway.publicUrl}/admin/staff`,
  ].join('\n\n'),
});

const methodLine = ({ name, instructions, offered }: ManualPaymentMethod): string =>
  `- ${name.en}${offered ? '' : ' (not offered)'}: ${instructions.en || '–'}`;

const methodLines = (methods: readonly ManualPaymentMethod[]): string =>
  methods.length === 0 ? '- none' : methods.map(methodLine).join('\n');

export const manualPaymentsMail = (
  gateway: Gateway,
  to: { email: string; name: string },
  {
    before,
    after,
    by,
  }: {
    before: readonly ManualPaymentMethod[];
    after: readonly ManualPaymentMethod[];
    by: { name: string; email: string };
  },
): OutgoingMail => ({
  to: to.email,
  subject: `The payment methods of ${gateway.store.name} were changed`,
  text: [
    `Hello ${to.name},`,
    `${by.name} (${by.email}) changed the manual payment methods of ${gateway.store.name}, which tell buyers how to pay.`,
    `Before:\n${methodLines(before)}\n\nNow:\n${methodLines(after)}`,
    `If you did not expect this, check the instructions, sign ${by.name} out and ask them for a new password:\n${gateway.publicUrl}/admin/payments\n${gateway.publicUrl}/admin/staff`,
  ].join('\n\n'),
});
