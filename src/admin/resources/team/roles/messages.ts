import { addMessages } from '#admin/i18n/messages.ts';

addMessages('roles', {
  secondFactor: {
    title: 'Two-factor authentication required for',
    note: 'People with such a role who have not turned it on can open nothing but their profile until they do.',
    failed: 'Couldn’t load which roles require it',
    notSaved: 'Couldn’t change which roles require two-factor authentication',
  },
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
