import { addWords } from '#admin/i18n/words.ts';

addWords('discounts', {
  order: {
    title: 'Order of discounts',
    detail:
      'Automatic discounts that apply are taken one after the other, each on what the one before left. Drag them, or use the arrows. Codes come after all of them, and a new discount comes last.',
    up: '%{name} earlier',
    down: '%{name} later',
    save: 'Save order',
    back: 'As it was',
    faster: 'Somebody else has put them in another order meanwhile',
    notSaved: 'The order was not saved',
    failed: 'The order could not be read',
    none: 'No automatic discounts yet',
    noneDetail: 'As soon as there are two, they can be put in order here.',
  },
});
