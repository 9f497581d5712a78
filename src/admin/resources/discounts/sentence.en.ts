import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('discounts', {
  sentence: {
    blank: '…',
    pieces: count('%{smart_count} piece', '%{smart_count} pieces'),
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
      atMost: 'at most %{value}',
    },
    when: {
      always: 'Always take',
      if: 'When a cart %{conditions}, take',
      kept: {
        members: count('belongs to a chosen member', 'belongs to one of %{smart_count} chosen members'),
        tags: count(
          'belongs to somebody with a tag that nobody here has',
          'belongs to somebody with one of %{smart_count} tags that nobody here has',
        ),
        other: 'meets a condition that is made elsewhere',
      },
      customer: 'belongs to %{who}',
      quantity: { all: 'holds %{bounds} pieces', some: 'holds %{bounds} pieces of %{scope}' },
      subtotal: { all: 'is worth %{bounds}', some: 'holds %{bounds} worth of %{scope}' },
    },
    segment: {
      one: {
        NEW: 'a new customer',
        RETURNING: 'a returning customer',
        REGULAR: 'a regular customer',
        BIG_SPENDER: 'a big spender',
        LAPSED: 'a customer who was long away',
        MEMBER: 'a signed-in member',
        others: count(
          'somebody of a segment that is made elsewhere',
          'somebody of %{smart_count} segments that are made elsewhere',
        ),
      },
      many: {
        NEW: 'new customers',
        RETURNING: 'returning customers',
        REGULAR: 'regular customers',
        BIG_SPENDER: 'big spenders',
        LAPSED: 'customers who were long away',
        MEMBER: 'signed-in members',
        others: count('a segment that is made elsewhere', '%{smart_count} segments that are made elsewhere'),
      },
    },
    take: {
      percentage: '%{value}% off',
      amount: '%{value} off',
      price: 'a price of %{value}',
      set: '%{pieces} for %{value}',
    },
    takes: {
      each: { all: '%{value} for each piece', some: '%{value} for each piece of %{scope}' },
      lowest: { all: '%{value} for the cheapest piece', some: '%{value} for the cheapest piece of %{scope}' },
      set: { all: '%{value} for full sets', some: '%{value} for full sets of %{scope}' },
      deal: '%{value} for %{gives} of %{scope} with each %{bought} bought of %{from}',
      times: count('once in a cart', '%{count} times in a cart'),
    },
    time: {
      between: 'from %{start} until %{end}',
      from: 'from %{start} on',
      until: 'until %{end}',
      weekly: 'in its hours of the week',
    },
    limit: {
      each: count('once per customer', '%{count} times per customer'),
      all: count('for one order in all', 'for %{count} orders in all'),
    },
    coupon: {
      one: 'With the code %{code}',
      many: 'With one of its codes, each good for one order',
      take: '%{how}, take %{taken}',
      delivery: 'what delivery costs off',
      order: '%{value} the whole order',
      deal: '%{y} free of %{scope} with each %{x} bought of it, the cheapest',
      dealOnce: '%{y} free of %{scope} with %{x} bought of it, once in a cart and the cheapest',
      least: 'when it comes to at least %{least}',
      short: {
        delivery: 'Free delivery',
        order: '%{value} the order',
        deal: 'Buy %{x}, get %{y} of %{scope}',
        least: 'from %{least}',
      },
    },
    whole: { on: '%{all}.', off: '%{all}. It is switched off.' },
    short: {
      off: { each: '%{value} %{scope}', lowest: '%{value} the cheapest of %{scope}' },
      price: { each: '%{value} for %{scope}', lowest: '%{value} for the cheapest of %{scope}' },
      some: '%{count} of %{scope}',
      deal: 'Buy %{bought}, get %{given} %{value}',
      spend: 'Spend %{bought}, get %{given} %{value}',
      free: 'free',
      quantity: { all: 'with %{bounds} pieces', some: 'with %{bounds} pieces of %{scope}' },
      subtotal: { all: 'in a cart of %{bounds}', some: 'with %{bounds} worth of %{scope}' },
      customer: 'for %{who}',
      conditions: 'on conditions',
    },
  },
});
