import { addMessages } from '#admin/i18n/messages.ts';

addMessages('reviews', {
  bulk: {
    approve: {
      action: 'Approve',
      title: 'Approve a review |||| Approve %{count} reviews',
      detail: 'They are published in the store and count toward the rating.',
      confirm: 'Approve review |||| Approve %{count} reviews',
    },
    reject: {
      action: 'Reject',
      title: 'Reject a review |||| Reject %{count} reviews',
      detail: 'They aren’t published in the store. Their authors can see this.',
      confirm: 'Reject review |||| Reject %{count} reviews',
    },
    delete: {
      title: 'Delete a review |||| Delete %{count} reviews',
      detail: 'Permanently deletes them with their replies and history. Authors can write a new review.',
    },
  },
  job: {
    approve: 'Approve a review |||| Approve %{count} reviews',
    reject: 'Reject a review |||| Reject %{count} reviews',
    delete: 'Delete a review |||| Delete %{count} reviews',
  },
});
