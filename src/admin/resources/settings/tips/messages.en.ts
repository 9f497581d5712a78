import { addMessages } from '#admin/i18n/messages.ts';

addMessages('tips', {
  list: { title: 'Tips', failed: 'Couldn’t load the tip settings' },
  offer: { title: 'At the checkout' },
  allow: {
    label: 'Offer a tip',
    on: 'Customers can add a tip before they pay. Tips aren’t taxed.',
    off: 'Tips aren’t offered.',
  },
  option: {
    kind: { PERCENTAGE: 'Percentages', AMOUNT: 'Amounts' },
    suggested: { none: 'None', first: 'First', second: 'Second', third: 'Third' },
  },
  meaning: {
    kind: { PERCENTAGE: 'Percentage of the subtotal.', AMOUNT: 'In the store currency.' },
    suggested: {
      none: 'No suggestion.',
      first: 'The first is marked as suggested, but not preselected.',
      second: 'The second is marked as suggested, but not preselected.',
      third: 'The third is marked as suggested, but not preselected.',
    },
  },
  custom: {
    label: 'Custom amount',
    on: 'Customers can enter their own amount.',
    off: 'Only the offered tips.',
  },
  staff: {
    title: 'Staff who receive tips',
    explanation: 'All staff. Tips that aren’t assigned go to the store.',
    none: 'No staff yet.',
  },
  field: {
    kind: 'Tip type',
    first: 'First',
    second: 'Second',
    third: 'Third',
    suggested: 'Suggested',
  },
  input: {
    offered: 'Offered',
    kind: 'Tip type',
    custom: 'Custom amount',
    first: 'First',
    second: 'Second',
    third: 'Third',
    suggested: 'Suggested',
  },
  problem: {
    amount: 'Enter a number with up to two decimals.',
    percentage: 'Enter 0 to 100 with up to two decimals.',
    none: 'Enter at least one tip.',
    repeated: 'This tip is already offered.',
    suggested: 'The suggested tip is empty.',
  },
});
