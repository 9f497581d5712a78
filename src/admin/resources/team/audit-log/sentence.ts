import { fieldsOf, operationLabel, textOf, type AuditEntry } from './audit-entry.ts';
import { ownValue } from '#shared/own-value.ts';
import { did, reason, tried } from './sentences.en.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Where the records stand in the sentence. */
const slot = '\u0001';

export interface Sentence {
  /** Before and after the records that it speaks of; a sentence that speaks of none has no `after`. */
  before: string;
  after: string | undefined;
  /** Whether the words before the records say of what kind they are, so that the sentence is whole without a name. */
  isWhole: boolean;
}

/** "made the order" and "asked for a payment:" are whole, "commented on" and "took a role from" are not. */
const saysKind = (before: string): boolean =>
  before.endsWith(':') ||
  (/\b(?:an?|the)\s+[\w\s-]+$/.test(before) && !/\b(?:for|from|into|of|on|over|to)$/.test(before));

/** "{refunded|refund}": as it was done, or as it was tried. */
const inTense = (words: string, done: boolean): string =>
  words.replaceAll(/(?<!%)\{([^|}]*)\|([^}]*)\}/g, done ? '$1' : '$2');

const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Operations by the names under which entries of earlier versions recorded them. */
const RENAMED: Readonly<Record<string, string>> = {
  changeAsking: 'changeReviewRequestSettings',
  changeBackInStockTelling: 'changeBackInStockEmailSettings',
  changeLeaving: 'changeReminderSettings',
  settleCardOfPlugin: 'resolveRedemption',
  settleMembershipOfPlugin: 'resolveMembershipCharge',
};

/** The key of its sentence: one for each operation, one for all jobs. */
function nameOf(operation: string): string {
  if (operation.startsWith('job.')) return 'job';
  const name = operation.split('.').at(-1) ?? '';
  return ownValue(RENAMED, name) ?? name;
}

const list = (value: unknown): string =>
  Array.isArray(value) ? value.map((each) => `“${String(each)}”`).join(', ') : '';

const tagsIn = (request: Record<string, unknown>, side: string): string =>
  list(fieldsOf(fieldsOf(request[side])['tags'])['tagIds']);

function amountOf(request: Record<string, unknown>): string {
  const refunds = Array.isArray(request['paymentRefunds']) ? request['paymentRefunds'] : [];
  const amounts = [request, ...refunds].map((each) => textOf(fieldsOf(fieldsOf(each)['amount'])['amount']));
  const input = amounts.filter((amount) => amount !== '');
  return input.length === 1 ? (input[0] ?? '') : '';
}

function valuesOf({ request, before, after }: AuditEntry) {
  const requested = { ...fieldsOf(request) };
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const role = textOf(is['role']) || textOf(requested['role']);
  return {
    amount: amountOf(requested),
    email: textOf(is['email']) || textOf(was['email']) || textOf(requested['email']),
    title: textOf(requested['title']),
    tags: [tagsIn(requested, 'assignTags'), tagsIn(requested, 'unassignTags')].filter(Boolean).join(', '),
    message: textOf(fieldsOf(fieldsOf(requested['activity'])['merchantComment'])['message']),
    role,
  };
}

/** Of an order nothing else was changed. */
function archiving(order: Readonly<Record<string, unknown>>): string {
  const { archived } = order;
  if (typeof archived !== 'boolean' || Object.keys(order).some((key) => key !== 'id' && key !== 'archived'))
    return '';
  return archived ? 'Archived' : 'Unarchived';
}

/** An update that did one telling thing is told as that. */
function detailOf({ operation, request, before, after }: AuditEntry): string {
  const requested = fieldsOf(request);
  if (operation === 'ecom_orders.updateOrderStatus' || operation === 'reviews_reviews.updateModerationStatus')
    return { APPROVED: 'Approved', REJECTED: 'Rejected' }[textOf(requested['status'])] ?? '';
  if (operation === 'ecom_orders.updateOrder') return archiving(fieldsOf(requested['order']));
  if (operation !== 'counterpart.updateStaff') return '';
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  if (was['active'] !== is['active']) return is['active'] ? 'Back' : 'Away';
  return was['role'] === is['role'] ? '' : 'Role';
}

/** What was done, in people's words; the person stands before it. */
export function sentenceOf(
  entry: AuditEntry,
  translate: Translate,
  amountIn: (amount: string) => string,
): Sentence {
  const done = entry.outcome === 'succeeded';
  const values = valuesOf(entry);
  const name = nameOf(entry.operation) + detailOf(entry);
  const words = did[name];
  const told = fill(inTense(words ?? did['other'] ?? '', done), {
    ...values,
    amount: values.amount === '' ? '' : amountIn(values.amount),
    role: values.role && translate(`roles.role.${values.role}.name`, { _: values.role }),
    what: operationLabel(entry.operation),
    record: slot,
  })
    .replaceAll(/\s*“”/g, '')
    .replaceAll(/ {2,}/g, ' ');
  const whole = done ? told : fill(tried[entry.outcome] ?? '', { what: told });
  const [text = '', after] = whole.split(slot);
  const before = text.trim();
  return { before, after: after?.trim(), isWhole: saysKind(before) };
}

/** Why it was not done. */
export function reasonOf({ outcome, code, status }: AuditEntry): string {
  if (outcome === 'succeeded' || outcome === 'sent') return '';
  const input = code ?? String(status ?? '');
  return reason[input] ?? input.replaceAll('_', ' ').toLowerCase();
}
