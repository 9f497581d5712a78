import { addWords } from '../../i18n/words.ts';

addWords('media', {
  folder: {
    name: 'Name',
    inside: 'In “%{name}”.',
    failed: 'The folder stays as it was',
    more: 'More for the folder %{name}',
    create: { action: 'New folder', title: 'New folder', confirm: 'Create folder' },
    rename: { title: 'Rename “%{name}”', confirm: 'Rename' },
    move: { title: 'Move “%{name}”', confirm: 'Move', where: 'Where to' },
    act: { rename: 'Rename…', move: 'Move…', download: 'Download as ZIP', trash: 'Move to the trash' },
  },
  tree: {
    label: 'Folders',
    across: 'Across the folders',
    all: 'All files',
    none: 'No folder',
    visitors: 'From customers',
    private: 'Private',
    labels: 'Labels',
    trash: 'Trash',
  },
});
