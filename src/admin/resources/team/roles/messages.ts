import { addMessages } from '#admin/i18n/messages.ts';

addMessages('roles', {
  yours: 'yours',
  pick: 'Role',
  group: '%{smart_count} permission |||| %{smart_count} permissions',
  may: 'allowed',
  mayNot: 'not allowed',
  some: '%{count} of %{total}',
  area: {
    orders: 'Orders',
    money: 'Payments and refunds',
    drafts: 'Draft orders',
    checkout: 'Carts and checkout',
    discounts: 'Discounts and gift cards',
    catalog: 'Catalog and stock',
    reviews: 'Reviews',
    members: 'Members',
    media: 'Media',
    counterpart: 'This back office',
    other: 'Other',
  },
});
