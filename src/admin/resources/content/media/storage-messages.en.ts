import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media', {
  storage: { title: 'Storage', of: 'of %{room} used' },
});
