import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('discounts', {
  one: 'discount',
  list: {
    noneDetail: 'Create a discount, test it on a sample cart, and turn it on when it’s ready.',
  },
  tab: { live: 'Active', scheduled: 'Scheduled', off: 'Off', ended: 'Ended' },
  state: {
    live: 'Active',
    usesLeft: count('%{smart_count} use left', '%{smart_count} uses left'),
    today: 'Starts today',
    scheduled: count('Starts in %{smart_count} day', 'Starts in %{smart_count} days'),
    off: 'Off',
    ended: 'Ended',
    usedUp: 'Limit reached',
  },
  how: { automatic: 'Automatic', code: 'One code', many: count('%{count} code', '%{count} codes') },
  hows: { both: 'Both', automatic: 'Automatic', code: 'With a code' },
  workNow: count('%{live} active now', '%{live} active now'),
  totals: { uses: count('%{count} use', '%{count} uses'), discounted: 'discounted' },
  generate: 'Generate codes',
  order: { open: 'Order' },
  ofLimit: 'of %{limit}',
  time: { since: 'Since %{start}', today: 'Today' },
  column: {
    discount: 'Discount',
    how: 'Method',
    state: 'Status',
    uses: 'Uses',
    discounted: 'Discounted',
    order: 'Order',
    time: 'Active dates',
    created: 'Created',
  },
  field: {
    how: 'Method',
    type: 'Type',
    starts: 'From',
    ends: 'Until',
    created: 'Created',
    code: 'Code',
  },
  value: {
    how: { automatic: 'Automatic', code: 'With a code' },
    type: {
      PERCENTAGE: 'Percentage off',
      FIXED_AMOUNT: 'Amount off',
      FIXED_PRICE: 'Fixed price',
      QUANTITY_BASED: 'Bundle price',
      BUY_X_GET_Y: 'Buy X get Y',
      FREE_SHIPPING: 'Free shipping',
    },
  },
  bulk: {
    'turn-on': {
      action: 'Turn on',
      title: count('Turn on %{count} discount?', 'Turn on %{count} discounts?'),
      detail: 'Discounts within their dates apply immediately. Active discounts are skipped.',
      confirm: count('Turn on %{count}', 'Turn on %{count}'),
    },
    'turn-off': {
      action: 'Turn off',
      title: count('Turn off %{count} discount?', 'Turn off %{count} discounts?'),
      detail: 'They no longer apply to open carts. Existing orders aren’t affected.',
      confirm: count('Turn off %{count}', 'Turn off %{count}'),
    },
    export: {
      all: count('Export %{count} discount', 'Export %{count} discounts'),
      title: count('Export %{count} discount', 'Export %{count} discounts'),
    },
    delete: {
      title: count('Delete %{count} discount?', 'Delete %{count} discounts?'),
      detail: 'They stop applying immediately. This can’t be undone. Existing orders aren’t affected.',
      confirm: count('Delete %{count}', 'Delete %{count}'),
    },
  },
  job: {
    'turn-on': count('Turning on %{count} discount', 'Turning on %{count} discounts'),
    'turn-off': count('Turning off %{count} discount', 'Turning off %{count} discounts'),
    export: count('Export %{count} discount', 'Export %{count} discounts'),
    delete: count('Delete %{count} discount', 'Delete %{count} discounts'),
  },
});
