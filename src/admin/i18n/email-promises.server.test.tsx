import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emailPromises } from './email-promises.ts';
import { messages } from './messages.ts';

const ADMIN = join(import.meta.dirname, '..');

/** Imports by a path that the compiler cannot follow: it would check the whole back office with the server once more. */
const importAdmin = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(ADMIN, file));

const sources = globSync('**/*.{ts,tsx}', { cwd: ADMIN, exclude: ['**/*.test.{ts,tsx}'] }).map((file) => ({
  file,
  code: readFileSync(join(ADMIN, file), 'utf8'),
}));
await importAdmin('i18n/i18n-provider.ts');
for (const { file, code } of sources) if (/\baddMessages\('/.test(code)) await importAdmin(file);

/** What a sentence that promises an email reads like. */
const PROMISE =
  /\bemail(s|ed|ing)?\b|\bmail(s|ed|ing)?\b|\bnotif(y|ied)\b|\bremind(s|ed|ers?)?\b|\b(sent|send the link) to %|\bsend each\b/i;

const promises = (key: string): boolean => PROMISE.test(messages.say(key).replaceAll(/%\{\w+\}/g, '%'));

/** Messages that read like a promise and are none, by reason: a key, or what keys begin with. */
const NO_PROMISE: Readonly<Record<string, readonly string[]>> = {
  'names an address, a column or a part of a form': [
    'richText.addressWrong',
    'orders.bulk.mail.email',
    'customers.merge.explanation',
    'back-in-stock-requests.list.noMatchDetail',
    'abandoned-checkouts.option.recipients.',
    'member-settings.verification.on',
    'member-settings.verification.off',
    'access.invalid.email',
    'tax-exempt.people.find',
    'counterpart.palette.placeholder',
    'staff.emailInvalid',
    'staff.search',
    'staff.noMatchDetail',
    'staff.field.email',
    'settings.unreachable',
    'reviews.rules',
    'review-requests.show.email',
    'review-requests.mail.',
    'orders.command.',
    'orders.reason.locked.PENDING',
    'orders.customer.noEmail',
    'orders.email.',
    'orders.column.email',
    'orders.field.email',
    'orders.import.field.email',
    'drafts.create.',
    'drafts.customer.',
    'drafts.check.',
    'order-settings.invoicing.more',
    'member-settings.field.verification',
    'member-settings.input.verification',
    'member-roles.',
    'member-reports.email',
    'media.focal.crops.mail',
    'invoices.field.send',
    'invoices.input.send',
    'discounts.try.',
    'customers.list.under',
    'customers.column.email',
    'customers.status.unconfirmed',
    'customers.field.',
    'customers.input.',
    'customers.show.',
    'customers.factor.EMAIL',
    'customers.law.',
    'customers.gather.',
    'customers.merge.emails',
    'customers.import.field.email',
    'reviews.import.field.email',
    'locations.',
    'business-place.problem.email',
    'customers.import.problem.',
    'customers.import.rejected.',
    'business-info.',
    'store-settings.hint.',
    'email-templates.',
    'badges.give.findHint',
    'back-in-stock-requests.column.email',
    'back-in-stock-requests.field.email',
    'abandoned-checkouts.column.reminders',
    'abandoned-checkouts.field.',
    'abandoned-checkouts.input.',
    'ra.',
    'access.field.email',
    'access.failure.',
    'delivery.locations.instructionsHint',
  ],
  'promises that no email is sent': [
    'back-in-stock-requests.action.delete.detail',
    'back-in-stock-requests.bulk.delete.detail',
    'invoices.send.off',
    'abandoned-checkouts.bulk.send.detail',
    'subscriptions.action.skip.detail',
    'subscriptions.action.pause.detail',
    'subscriptions.bulk.pause.detail',
    'review-requests.action.cancel.detail',
    'orders.refund.notify.noEmail',
    'orders.refund.past.retryDetail',
    'orders.status.reject.silent',
    'orders.bulk.mail.none',
    'orders.bulk.mail.without',
    'orders.import.happen.sentence',
    'orders.fulfil.noMail',
    'orders.fulfil.noAddress',
    'orders.fulfil.takeBackDetail',
    'orders.label.voidSent',
    'gift-cards.issue.nobody',
    'gift-cards.action.balance.detail',
    'back-in-stock.bulk.mark.detail',
    'back-in-stock-requests.action.mark.detail',
    'back-in-stock-requests.bulk.mark.detail',
    'customers.import.happen.fillingQuiet',
    'reviews.import.happen.',
    'customers.import.happen.overwritingQuiet',
    'abandoned-checkouts.plan.off',
    'abandoned-checkouts.action.delete.detail',
  ],
  'says where emails are stored without a mail server, or is shown only with one': [
    'counterpart.email.stored',
    'email-settings.',
    'home.setup.',
    'home.noMailServer',
    'home.noStaffMailServer',
    'settings.mailbox.',
    'staff.invite',
    'staff.linkDetail',
    'access.forgot.',
    'access.mailbox.',
  ],
  'labels a button or a field, or names the dialog; the dialog before or after the email shows the notice': [
    'back-in-stock.notify',
    'back-in-stock.column.notify',
    'back-in-stock.command.notify',
    'back-in-stock.bulk.notify.action',
    'back-in-stock.bulk.notify.confirm',
    'back-in-stock-requests.bulk.notify.action',
    'orders.bulk.mail.preview',
    'gift-cards.bulk.send.confirm',
    'back-in-stock-requests.bulk.notify.confirm',
    'abandoned-checkouts.action.send.confirm',
    'abandoned-checkouts.bulk.send.confirm',
    'orders.bulk.mail.action',
    'orders.bulk.mail.title',
    'orders.bulk.mail.confirm',
    'abandoned-checkouts.action.send.action',
    'abandoned-checkouts.action.send.title',
    'abandoned-checkouts.bulk.send.action',
  ],
  'stands beside a message with the notice': [
    'back-in-stock.list.',
    'back-in-stock.show.missingDetail',
    'back-in-stock.collect.',
    'back-in-stock-requests.list.noneDetail',
    'back-in-stock.aside.read',
    'orders.refund.review.email',
    'orders.fulfil.linkGoes',
    'orders.fulfil.note',
    'orders.fulfil.preview',
    'orders.fulfil.mailPreview',
    'orders.fulfil.emailLoadFailed',
    'orders.fulfilMany.note',
    'invoices.send.label',
    'customers.import.happen.mail',
    'orders.cancel.step.mail',
    'customers.consequence.stays.oldPassword',
    'back-in-stock.spare.',
    'back-in-stock.aside.reach',
    'back-in-stock.preview.',
    'abandoned-checkouts.plan.',
    'review-requests.settings.isOn',
  ],
  'reports the status of an email in a list or a timeline': [
    'back-in-stock.job.',
    'home.giftCardsDetail',
    'audit-log.',
    'orders.timeline.',
    'orders.job.',
    'customers.timeline.',
    'review-requests.reason.',
    'review-requests.figure.',
    'gift-cards.show.failure',
    'back-in-stock.sending',
    'back-in-stock.aside.failed',
    'back-in-stock-requests.job.',
    'back-in-stock-requests.state.',
    'back-in-stock-requests.reason.',
    'abandoned-checkouts.reminders.',
    'abandoned-checkouts.figure.',
    'abandoned-checkouts.activity.',
    'abandoned-checkouts.reason.',
    'abandoned-checkouts.job.',
    'customers.erase.',
  ],
  'is of money, goods, files or other programs under way, or of what a page of the shop says': [
    'home.backInStockDetail',
    'media.',
  ],
};

const reasonless = Object.values(NO_PROMISE).flat();
const isExcused = (key: string): boolean => reasonless.some((one) => key.startsWith(one));

const declared = emailPromises();

/** The keys in code, with `*` for what is worked out. */
const keysIn = (code: string): string[] =>
  [...code.matchAll(/'([^']*\.[^']*)'|`([^`]*\.[^`]*)`/g)].map(
    ([, literal, template = '']) => literal ?? template.replaceAll(/\$\{[^}]*\}/g, '*'),
  );

/** What each notice stands for, such as `orders.status.*` where the key is worked out. */
const notices = sources.flatMap(({ code }) =>
  [...code.matchAll(/<EmailNotice\s+of=(?:"([^"]+)"|\{([^\n]+?)\}\s*\/>)/g)].flatMap(
    ([, literal, worked = '']) => (literal ? [literal] : keysIn(worked)),
  ),
);
const pattern = (of: string): RegExp =>
  new RegExp(`^${of.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+')}(?:\\.|$)`);
const hasNotice = (key: string): boolean => notices.some((of) => pattern(of).test(key));

/** Keys of notifications, which show the notice by themselves. */
const notified = sources.flatMap(({ code }) =>
  [...code.matchAll(/\b(?:notify|useCustomerAction)\(([^;]*?)[,)]/g)].flatMap(([, first = '']) =>
    keysIn(first),
  ),
);
const isNotified = (key: string): boolean => notified.some((of) => pattern(of).test(key));

it('every message that promises an email is declared, or is listed with a reason why it promises none', () => {
  const undeclared = messages
    .keys()
    .filter((key) => promises(key) && !declared.includes(key) && !isExcused(key))
    .map((key) => `${key}: ${messages.say(key)}`);
  expect(undeclared).toEqual([]);
});

it('every declared promise is a message', () => {
  const known = new Set(messages.keys());
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((key) => !known.has(key))).toEqual([]);
});

it('every declared promise has a notice beside it, or is a notification', () => {
  expect(declared.filter((key) => !hasNotice(key) && !isNotified(key))).toEqual([]);
});

it('every notice stands for a declared promise', () => {
  expect(notices.filter((of) => !declared.some((key) => pattern(of).test(key)))).toEqual([]);
});

it('every reason is needed', () => {
  const promising = messages.keys().filter(promises);
  expect(reasonless.filter((one) => !promising.some((key) => key.startsWith(one)))).toEqual([]);
});
