import { customerPartLabels } from '#shared/customer-data.en.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** What law asks, merging, and who takes over. */
addMessages('customers', {
  law: {
    failed: 'Couldn’t complete the action',
    find: 'Find by name, email or phone',
    none: 'No matching customers.',
    unfound: 'Couldn’t search customers',
    found: 'Search results',
    data: customerPartLabels,
  },
  gather: {
    title: 'Export all data of %{whole}',
    confirm: 'Create file',
    job: 'Customer data export',
    description:
      'One JSON file with readable headings: the profile of %{name}, orders with payments and invoices, reviews, carts, subscriptions, team notes, sign-ins and emails.',
    notes: 'It includes team notes and reports by other members. Check it before you share it.',
    retention: 'It can be downloaded from Jobs for 90 days by staff with access to customers and orders.',
  },
  merge: {
    title: 'Merge %{whole} with another guest',
    confirm: 'Merge',
    choose: 'Who is the same person?',
    both: 'Result',
    field: 'Field',
    this: 'This customer',
    other: 'Other customer',
    merged: 'Merged',
    name: 'Name',
    emails: 'Email',
    phone: 'Phone',
    orders: 'Orders',
    spent: 'Spent',
    first: 'First order',
    last: 'Last order',
    notes: 'Notes',
    explanation:
      'Both emails belong to one customer, including for future orders. The name comes from the latest order.',
    loadFailed: 'Couldn’t load the preview',
    done: 'The customers were merged',
    split: 'The merge was undone',
    notSplit: 'Couldn’t undo the merge',
  },
  successor: {
    title: 'Delete the account of %{whole}?',
    confirm: 'Delete account',
    done: 'The account was deleted',
    question: 'Who takes over the content of %{name}?',
    reviews: count('1 review is transferred', '%{smart_count} reviews are transferred'),
    noReviews: 'No reviews',
    owner: 'Store owner',
    ownerDetail: 'If the owner is a member. Otherwise it stays with the former member.',
    member: 'Another member',
    nobody: 'No one',
    nobodyDetail: 'It stays and is attributed to a former member.',
    reviewsRetained:
      'Reviews keep their author’s name. Reviews of products that the other member also reviewed aren’t transferred.',
  },
  erase: {
    title: 'Erase all data of %{whole}?',
    confirm: 'Erase permanently',
    job: 'Erase a customer’s data',
    loadFailed: 'Couldn’t load what would be erased',
    outcome: { erased: 'Erased', anonymised: 'Anonymized', retained: 'Kept' },
    reason: {
      erased: 'Also from the audit log, exports and stored emails.',
      anonymised:
        'Amounts and items are kept for accounting and reports. Names, addresses, email, phone, notes and comments are erased.',
      retained: 'Invoices and receipts are accounting records that the law requires you to keep.',
    },
    reviews: 'Reviews',
    anonymise: 'Keep anonymously',
    remove: 'Delete',
    type: 'Type %{confirm} to continue',
    typeHint: 'This can’t be undone.',
    blocked: 'Can’t erase yet',
    block: {
      OPEN_ORDERS: count('1 order is still open', '%{smart_count} orders are still open'),
      OPEN_PAYMENTS: count('A payment is pending', 'Payments of %{smart_count} orders are pending'),
      OPEN_REFUNDS: count('A refund is pending', 'Refunds of %{smart_count} orders are pending'),
      OPEN_SUBSCRIPTIONS: count(
        '1 active subscription: cancel it',
        '%{smart_count} active subscriptions: cancel them',
      ),
      WORKS_FOR_THE_SHOP: 'They are a staff member: remove them from your staff first',
    },
  },
});
