import { addWords } from '../i18n/words.ts';

addWords('counterpart', {
  keys: {
    title: 'Keyboard shortcuts',
    anywhere: 'Anywhere',
    goTo: 'Go to',
    page: 'On this page',
    palette: 'Search, or type a command',
    sheet: 'Show these keys',
    save: 'Save the form',
    close: 'Close what is open',
    list: {
      title: 'In a list',
      next: 'Next row',
      previous: 'Row above',
      select: 'Select the row',
      open: 'Open the row',
      export: 'Export',
      search: 'Search the list',
    },
    order: {
      title: 'On an order',
      next: 'Next order of the list',
      previous: 'Order before it',
      refund: 'Refund',
      archive: 'Archive, or take out of the archive',
    },
    log: { title: 'In the audit log', next: 'Entry below', previous: 'Entry above' },
    media: {
      title: 'In the media library',
      search: 'Search the files',
      grid: 'Grid, or list',
      newFolder: 'New folder',
      export: 'Export the list',
    },
  },
});
