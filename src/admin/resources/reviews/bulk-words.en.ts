import { addWords } from '../../i18n/words.ts';

addWords('reviews', {
  bulk: {
    approve: {
      action: 'Approve',
      title: 'Approve a review |||| Approve %{count} reviews',
      detail: 'The shop shows them, and their stars count.',
      confirm: 'Approve it |||| Approve all %{count}',
    },
    reject: {
      action: 'Reject',
      title: 'Reject a review |||| Reject %{count} reviews',
      detail: 'The shop does not show them. Their authors see that.',
      confirm: 'Reject it |||| Reject all %{count}',
    },
    delete: {
      action: 'Delete',
      title: 'Delete a review |||| Delete %{count} reviews',
      detail: 'With their replies and history, for good. Their authors may write anew.',
      confirm: 'Delete it |||| Delete all %{count}',
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: 'Export a review |||| Export %{count} reviews',
    },
  },
  job: {
    approve: 'Approve a review |||| Approve %{count} reviews',
    reject: 'Reject a review |||| Reject %{count} reviews',
    delete: 'Delete a review |||| Delete %{count} reviews',
    export: 'Export a review |||| Export %{count} reviews',
  },
});
