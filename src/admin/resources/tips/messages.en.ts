import { addWords } from '../../i18n/words.ts';

addWords('tips', {
  list: { title: 'Tips', failed: 'The settings of tips could not be read' },
  offer: { title: 'At the checkout' },
  allow: {
    label: 'Offer a tip',
    on: 'Buyers may add one before they pay. It is never taxed.',
    off: 'Nobody is asked.',
  },
  option: {
    kind: { PERCENTAGE: 'Percentages', AMOUNT: 'Amounts' },
    suggested: { none: 'None', first: 'First', second: 'Second', third: 'Third' },
  },
  meaning: {
    kind: { PERCENTAGE: 'In hundredths of the subtotal.', AMOUNT: 'In the shop’s currency.' },
    suggested: {
      none: 'All look alike.',
      first: 'The first is marked so. Nothing is chosen for anybody.',
      second: 'The second is marked so. Nothing is chosen for anybody.',
      third: 'The third is marked so. Nothing is chosen for anybody.',
    },
  },
  custom: {
    label: 'Another amount',
    on: 'Buyers may type their own.',
    off: 'Only what is offered.',
  },
  staff: {
    title: 'Who may get a part',
    told: 'Everybody who works here. What nobody gets is the shop’s.',
    none: 'Nobody works here yet.',
  },
  field: {
    kind: 'Offered as',
    first: 'First',
    second: 'Second',
    third: 'Third',
    suggested: 'Suggested',
  },
  part: {
    offered: 'Offered',
    kind: 'Kind',
    custom: 'Another amount',
    first: 'First',
    second: 'Second',
    third: 'Third',
    suggested: 'Suggested',
  },
  problem: {
    amount: 'A number with at most two decimals.',
    percentage: 'From 0 to 100, with at most two decimals.',
    none: 'Enter at least one tip.',
    repeated: 'This tip is offered already.',
    suggested: 'This one is suggested, and empty.',
  },
});
