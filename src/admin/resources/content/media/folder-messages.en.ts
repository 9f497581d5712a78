import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media', {
  folder: {
    name: 'Name',
    inside: 'In “%{name}”.',
    failed: 'Couldn’t change the folder',
    more: 'More actions for folder %{name}',
    create: { action: 'New folder', title: 'New folder', confirm: 'Create folder' },
    rename: { title: 'Rename “%{name}”', confirm: 'Rename' },
    move: { title: 'Move “%{name}”', confirm: 'Move', destination: 'Destination' },
    action: { rename: 'Rename…', move: 'Move…', download: 'Download as ZIP', trash: 'Move to the trash' },
  },
  tree: {
    label: 'Folders',
    across: 'All folders',
    all: 'All files',
    none: 'No folder',
    visitors: 'From customers',
    private: 'Private',
    labels: 'Labels',
    trash: 'Trash',
  },
});
