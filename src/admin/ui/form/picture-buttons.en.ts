import { addWords } from '../../i18n/words.ts';

addWords('picture', {
  choose: 'Choose image',
  change: 'Change image',
  remove: 'Remove image',
  current: 'Current image',
});
