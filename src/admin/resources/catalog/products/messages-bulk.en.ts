import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('products', {
  job: {
    'set-visibility': count('Changing %{count} product', 'Changing %{count} products'),
    archive: count('Archiving %{count} product', 'Archiving %{count} products'),
    'update-tags': count('Tagging %{count} product', 'Tagging %{count} products'),
    'adjust-price': count('Changing prices of %{count} product', 'Changing prices of %{count} products'),
    'set-ribbon': count(
      'Changing the ribbon of %{count} product',
      'Changing the ribbon of %{count} products',
    ),
    'set-tax-group': count(
      'Changing the tax group of %{count} product',
      'Changing the tax group of %{count} products',
    ),
    'add-to-collection': count(
      'Adding %{count} product to a collection',
      'Adding %{count} products to a collection',
    ),
    'adjust-stock': count('Updating stock of %{count} product', 'Updating stock of %{count} products'),
    export: count('Exporting %{count} product', 'Exporting %{count} products'),
  },
  bulk: {
    show: {
      action: 'Show',
      title: count('Show %{count} product in the store?', 'Show %{count} products in the store?'),
      confirm: count('Show %{count} product', 'Show %{count} products'),
      detail: 'Customers see them immediately. Visible products are skipped.',
    },
    hide: {
      action: 'Hide',
      title: count('Hide %{count} product from the store?', 'Hide %{count} products from the store?'),
      confirm: count('Hide %{count} product', 'Hide %{count} products'),
      detail:
        'Customers can no longer buy them. They are marked as unavailable in carts. Existing orders aren’t affected.',
    },
    archive: {
      action: 'Archive',
      title: count('Archive %{count} product?', 'Archive %{count} products?'),
      confirm: count('Archive %{count} product', 'Archive %{count} products'),
      detail:
        'They are removed from the store and moved to the Archived tab. Existing orders aren’t affected.',
    },
    unarchive: {
      action: 'Unarchive',
      title: count('Unarchive %{count} product?', 'Unarchive %{count} products?'),
      confirm: count('Unarchive %{count} product', 'Unarchive %{count} products'),
      detail: 'They stay hidden until you make them visible.',
    },
    tags: {
      action: 'Tags',
      title: count('Update tags of %{count} product', 'Update tags of %{count} products'),
      confirm: 'Update tags',
      detail: 'Tags are internal: customers don’t see them.',
      assign: 'Add tags',
      unassign: 'Remove tags',
      hint: 'Up to %{count} characters each.',
      long: 'A tag can have up to %{count} characters.',
      both: '“%{tag}” can’t be added and removed at the same time.',
      remove: 'Remove %{tag}',
    },
    price: {
      action: 'Price',
      title: count('Change prices of %{count} product', 'Change prices of %{count} products'),
      confirm: 'Change prices',
      detail:
        'Applies to every variant. Prices are rounded to the currency’s decimals. Existing orders aren’t affected.',
      mode: 'Method',
      by: 'Amount or percentage',
      error: 'Enter a number from 0, such as 5 or 12.50.',
      round: 'Compare-at prices don’t change unless they would fall below the price.',
    },
    ribbon: {
      action: 'Ribbon',
      title: count('Change ribbon of %{count} product', 'Change ribbon of %{count} products'),
      confirm: 'Change ribbon',
      detail: 'The label on the image, such as New. Leave empty to remove the ribbon.',
      name: 'Ribbon',
    },
    taxGroup: {
      action: 'Tax group',
      title: count('Change tax group of %{count} product', 'Change tax group of %{count} products'),
      confirm: 'Change tax group',
      detail: 'Applies to new orders. Existing orders aren’t affected.',
      name: 'Tax group',
    },
    collection: {
      action: 'Collection',
      title: count('Add %{count} product to a collection', 'Add %{count} products to a collection'),
      confirm: 'Add to collection',
      detail: 'Products already in the collection keep their position.',
      name: 'Collection',
      choose: 'Choose a collection',
    },
    stock: {
      action: 'Stock',
      title: count('Update stock of %{count} product', 'Update stock of %{count} products'),
      confirm: 'Update stock',
      detail: 'Applies to every variant of each product.',
      mode: 'Method',
      set: 'Set to',
      add: 'Add',
      quantity: 'Quantity per variant',
      setHint: 'Enter a whole number from 0.',
      addHint: 'Enter a whole number; use a minus sign to subtract. Stock never falls below 0.',
      setError: 'Enter a whole number from 0 to 99,999.',
      addError: 'Enter a whole number, such as 5 or -5.',
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export %{count} product', 'Export %{count} products'),
      confirm: 'Export as CSV',
      detail: 'One row per variant: prices, stock, collections, images, info sections and SEO.',
      layout: 'Columns',
      counterpart: 'Counterpart format, can be imported again',
      shopify: 'Shopify format',
      shopifyLimits:
        'Shopify doesn’t support info sections and ribbons, and accepts up to three options and one collection (as the type).',
    },
  },
});
