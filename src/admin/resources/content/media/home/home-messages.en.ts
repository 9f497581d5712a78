import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media', {
  home: {
    latest: 'Recently added and changed',
    all: 'All media',
    failed: 'Couldn’t load the files',
    none: 'No files yet',
    noneDetail: 'The first ones will appear here.',
    storage: 'Storage',
  },
});
