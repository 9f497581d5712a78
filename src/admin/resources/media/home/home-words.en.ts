import { addWords } from '#admin/i18n/words.ts';

addWords('media', {
  home: {
    latest: 'Last added and changed',
    all: 'All media',
    failed: 'The files could not be read',
    none: 'No files yet',
    noneDetail: 'The first ones will stand here.',
    storage: 'Storage',
  },
});
