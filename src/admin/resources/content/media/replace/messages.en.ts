import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media.replace', {
  title: 'Replace %{name}',
  detail: 'The URL stays the same: the new file appears wherever this file is used.',
  cached:
    'The store shows it immediately. Browsers and apps may show the cached file for a few more minutes.',
  choose: 'Choose file',
  other: 'Choose another file',
  before: 'Current file',
  after: 'New file',
  drop: 'Drop a file here, or',
  confirm: 'Replace',
  busy: '%{percent}% sent',
  failed: 'Couldn’t replace the file',
  notDone: 'The file wasn’t changed.',
  wrongKind: 'Choose a file of the same type: %{kind}.',
  done: '%{name} was replaced',
});
