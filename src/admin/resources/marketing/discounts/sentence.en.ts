import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('discounts', {
  sentence: {
    blank: '…',
    pieces: count('%{smart_count} item', '%{smart_count} items'),
    list: { and: '%{first} and %{last}', or: '%{first}, or %{last}' },
    scope: {
      all: 'everything',
      products: count('%{smart_count} product', '%{smart_count} products'),
      collections: count('%{smart_count} collection', '%{smart_count} collections'),
      others: 'what another app chooses',
    },
    bound: {
      exactly: 'exactly %{value}',
      between: '%{from} to %{to}',
      atLeast: 'at least %{value}',
      max: 'at most %{value}',
    },
    when: {
      always: 'Always take',
      if: 'When a cart %{conditions}, take',
      readOnly: {
        members: count('belongs to a selected member', 'belongs to one of %{smart_count} selected members'),
        tags: count(
          'belongs to a customer with an unknown tag',
          'belongs to a customer with one of %{smart_count} unknown tags',
        ),
        other: 'meets a condition of another app',
      },
      customer: 'belongs to %{who}',
      quantity: { all: 'contains %{bounds} items', some: 'contains %{bounds} items of %{scope}' },
      subtotal: { all: 'has a subtotal of %{bounds}', some: 'contains %{bounds} of %{scope}' },
    },
    segment: {
      one: {
        NEW: 'a new customer',
        RETURNING: 'a returning customer',
        REGULAR: 'a regular customer',
        BIG_SPENDER: 'a big spender',
        LAPSED: 'an inactive customer',
        MEMBER: 'a signed-in member',
        others: count(
          'a customer of another app’s segment',
          'a customer of %{smart_count} segments of other apps',
        ),
      },
      many: {
        NEW: 'new customers',
        RETURNING: 'returning customers',
        REGULAR: 'regular customers',
        BIG_SPENDER: 'big spenders',
        LAPSED: 'inactive customers',
        MEMBER: 'signed-in members',
        others: count('another app’s segment', '%{smart_count} segments of other apps'),
      },
    },
    take: {
      percentage: '%{value}% off',
      amount: '%{value} off',
      price: 'a price of %{value}',
      set: '%{pieces} for %{value}',
    },
    benefit: {
      each: { all: '%{value} for each item', some: '%{value} for each item of %{scope}' },
      lowest: { all: '%{value} for the cheapest item', some: '%{value} for the cheapest item of %{scope}' },
      set: { all: '%{value} for full sets', some: '%{value} for full sets of %{scope}' },
      deal: '%{value} for %{gives} of %{scope} with each %{bought} bought of %{from}',
      times: count('once in a cart', '%{count} times in a cart'),
    },
    time: {
      between: 'from %{start} until %{end}',
      from: 'from %{start} on',
      until: 'until %{end}',
      weekly: 'during its weekly hours',
    },
    limit: {
      each: count('once per customer', '%{count} times per customer'),
      all: count('for one order in total', 'for %{count} orders in total'),
    },
    coupon: {
      one: 'With the code %{code}',
      many: 'With one of its codes, each good for one order',
      take: '%{how}, take %{taken}',
      delivery: 'the shipping cost off',
      order: '%{value} the whole order',
      deal: '%{y} free of %{scope} with each %{x} bought of it, the cheapest',
      dealOnce: '%{y} free of %{scope} with %{x} bought of it, once in a cart and the cheapest',
      least: 'when it comes to at least %{least}',
      short: {
        delivery: 'Free shipping',
        order: '%{value} the order',
        deal: 'Buy %{x}, get %{y} of %{scope}',
        least: 'from %{least}',
      },
    },
    whole: { on: '%{all}.', off: '%{all}. It is turned off.' },
    short: {
      off: { each: '%{value} %{scope}', lowest: '%{value} the cheapest of %{scope}' },
      price: { each: '%{value} for %{scope}', lowest: '%{value} for the cheapest of %{scope}' },
      some: '%{count} of %{scope}',
      deal: 'Buy %{bought}, get %{given} %{value}',
      spend: 'Spend %{bought}, get %{given} %{value}',
      free: 'free',
      quantity: { all: 'with %{bounds} items', some: 'with %{bounds} items of %{scope}' },
      subtotal: { all: 'in a cart of %{bounds}', some: 'with %{bounds} of %{scope}' },
      customer: 'for %{who}',
      conditions: 'on conditions',
    },
  },
});
