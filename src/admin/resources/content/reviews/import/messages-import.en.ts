import type { ProblemMessage } from '#admin/ui/import/problem-message.ts';
import type { ReviewRetentionReason, ReviewImportField } from '#shared/review-import.ts';
import { addMessages } from '#admin/i18n/messages.ts';
import { anyProblems } from '#admin/ui/import/import-messages.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

const fields: Record<ReviewImportField, string> = {
  id: 'Review ID',
  productId: 'Product ID',
  handle: 'Product handle',
  sku: 'Product SKU',
  product: 'Product name',
  productUrl: 'Product URL',
  rating: 'Stars',
  title: 'Title',
  body: 'Text',
  author: 'Author',
  firstName: 'Author, first name',
  lastName: 'Author, last name',
  email: 'Author, email',
  date: 'Date',
  verified: 'Verified purchase',
  status: 'Status',
  reply: 'Reply',
  replyDate: 'Reply date',
  pictures: 'Image URLs',
  parent: 'Review ID that the row replies to',
  duplicate: 'Repeats another column',
};

const problems: Partial<Record<ProblemMessage, string>> = {
  ...anyProblems,
  product: 'Unknown product',
  twice: 'Twice in the file',
  duplicate: 'Already in the store',
};

const retained: Record<ReviewRetentionReason | 'REFUSED', string> = {
  CHANGED: count('%{count} kept: changed since', '%{count} kept: changed since'),
  REFUSED: count('%{count} couldn’t be undone', '%{count} couldn’t be undone'),
};

addMessages('reviews', {
  import: {
    title: 'Import reviews',
    dropDetail:
      'Exports from Judge.me, Yotpo, Loox, Stamped, Okendo, WooCommerce and Counterpart are recognized. You can map the columns of other files. Products are found by ID, handle, SKU or name. Up to 50 MB.',
    source: {
      judgeme: "Judge.me's columns",
      yotpo: "Yotpo's columns",
      loox: "Loox's columns",
      stamped: "Stamped's columns",
      okendo: "Okendo's columns",
      woocommerce: "WooCommerce's columns",
      counterpart: 'Counterpart’s columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
    rejected: {
      csv: count('%{count} row as CSV', '%{count} rows as CSV'),
      entry: 'Review',
      key: '%{key}',
    },
    happen: {
      fresh: 'New reviews',
      changed: 'Changed reviews',
      unchanged: 'Unchanged',
      hold: 'Hold new reviews for moderation; otherwise they have the status in the file',
      publishing: 'Create %{fresh} reviews, update %{changed}, skip %{refused}. No emails are sent.',
      holding:
        'Create %{fresh} reviews that wait for moderation, update %{changed}, skip %{refused}. No emails are sent.',
      start: count('Import %{count} review', 'Import %{count} reviews'),
      goes: 'Images are downloaded afterwards. The import continues if you close this page, and resumes after an interruption.',
    },
    done: {
      written: count('%{count} review imported', '%{count} reviews imported'),
      back: count('%{count} undone', '%{count} undone'),
      see: 'View reviews',
      takeBack: count('Undo %{count} review', 'Undo %{count} reviews'),
      takeBackTitle: count('Undo the import of %{count} review?', 'Undo the import of %{count} reviews?'),
      takeBackDetail:
        'Permanently deletes the reviews this import created, unless they were changed since. Updates to existing reviews aren’t reverted.',
    },
    preview: {
      deleted: count('%{count} review will be deleted', '%{count} reviews will be deleted'),
      counting: 'Counting affected reviews',
      failed: 'Couldn’t count the affected reviews',
    },
    retained,
    job: {
      import: count('Importing %{count} review', 'Importing %{count} reviews'),
      takeBack: count('Undoing the import of %{count} review', 'Undoing the import of %{count} reviews'),
    },
  },
});
