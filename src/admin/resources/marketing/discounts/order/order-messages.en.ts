import { addMessages } from '#admin/i18n/messages.ts';

addMessages('discounts', {
  order: {
    title: 'Order of discounts',
    detail:
      'Automatic discounts are applied in this order, each on the already discounted price. Drag them or use the arrows. Codes are applied afterwards, and new discounts come last.',
    up: '%{name} earlier',
    down: '%{name} later',
    save: 'Save order',
    back: 'Discard',
    faster: 'Someone else changed the order',
    notSaved: 'Couldn’t save the order',
    failed: 'Couldn’t load the order',
    none: 'No automatic discounts yet',
    noneDetail: 'You can arrange them here once there are two.',
  },
});
