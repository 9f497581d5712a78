import { addWords } from '#admin/i18n/words.ts';

addWords('media.replace', {
  title: 'Replace %{name}',
  detail: 'The address stays: wherever the file is shown, the new one is.',
  cached:
    'The shop shows it at once. A browser or an app that keeps pictures by themselves may show the old one for some minutes more.',
  choose: 'Choose a file',
  other: 'Choose another',
  before: 'Now',
  after: 'From then on',
  drop: 'Drop a file here, or',
  confirm: 'Replace',
  busy: '%{percent}% sent',
  failed: 'It was not replaced',
  notDone: 'The file is as it was.',
  wrongKind: 'Choose one of the same kind: %{kind}.',
  done: '%{name} is replaced',
});
