import { customerPartWords } from '../../../../../shared/customer-data.en.ts';
import { addWords } from '../../../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** What law asks, merging, and who takes over. */
addWords('customers', {
  law: {
    failed: 'That was not done',
    find: 'Find by name, e-mail or phone',
    none: 'Nobody is called that.',
    unfound: 'Nobody could be looked for',
    found: 'Found',
    part: customerPartWords,
  },
  gather: {
    title: 'All data of %{whole} as a file',
    confirm: 'Make the file',
    job: 'Data of a customer',
    told: 'One file in JSON, with headings that a person can read: who %{name} is, orders with payments and invoices, reviews, bags, subscriptions, the team’s notes, sign-ins and mails.',
    notes: 'The team’s notes and reports by other members are in it. Look through it before you hand it on.',
    kept: 'It can be fetched from the jobs for 90 days, by who may read customers and orders.',
  },
  merge: {
    title: 'Merge %{whole} with another guest',
    confirm: 'Merge them',
    choose: 'Who is the same person?',
    both: 'What becomes of both',
    this: 'This one',
    other: 'The other',
    merged: 'Together',
    name: 'Name',
    emails: 'E-mail',
    phone: 'Phone',
    orders: 'Orders',
    spent: 'Spent',
    first: 'First order',
    last: 'Last order',
    notes: 'Notes',
    told: 'Both addresses belong to one customer from then on, also for orders that come later. Names follow the latest order.',
    unread: 'What becomes of both could not be read',
    done: 'Both are one customer now',
    split: 'They are two customers again',
    notSplit: 'It could not be taken back: something came in since',
  },
  heir: {
    title: 'Delete the account of %{whole}?',
    confirm: 'Delete it',
    done: 'The account is deleted',
    what: 'Who takes over what %{name} wrote?',
    reviews: count('A review goes over', '%{smart_count} reviews go over'),
    noReviews: 'There are no reviews',
    owner: 'The owner of the shop',
    ownerTold: 'If the owner is a member; otherwise it stays with the former member.',
    member: 'Another member',
    nobody: 'Nobody',
    nobodyTold: 'It stays, as that of a former member.',
    kept: 'It goes on saying who wrote it. Where the other has reviewed the same product, a review stays where it is.',
  },
  erase: {
    title: 'Erase all data of %{whole}?',
    confirm: 'Erase for good',
    job: 'Erase a customer’s data',
    unread: 'What would be erased could not be read',
    fate: { erased: 'Erased', anonymised: 'Stays, and names nobody', kept: 'Stays as it is' },
    why: {
      erased: 'Also from the audit log, exports and mails that are kept.',
      anonymised:
        'Sums and goods stay, for the books and the reports. Names, addresses, e-mail, phone, notes and comments go.',
      kept: 'Invoices and receipts are records of the books: the law has them kept unchanged for years.',
    },
    reviews: 'Reviews',
    anonymise: 'Keep, without a name',
    remove: 'Delete',
    type: 'Type %{confirm} to go on',
    typeHint: 'It cannot be taken back.',
    blocked: 'Not yet: something is still open',
    block: {
      OPEN_ORDERS: count('An order is not done with', '%{smart_count} orders are not done with'),
      OPEN_PAYMENTS: count('A payment is under way', 'Payments of %{smart_count} orders are under way'),
      OPEN_REFUNDS: count('A refund is under way', 'Refunds of %{smart_count} orders are under way'),
      OPEN_SUBSCRIPTIONS: count(
        'A subscription goes on: cancel it',
        '%{smart_count} subscriptions go on: cancel them',
      ),
      WORKS_FOR_THE_SHOP: 'They work for the shop: take them off the team first',
    },
  },
});
