import { addMessages } from '../../i18n/messages.ts';

addMessages('picture', {
  choose: 'Choose image',
  change: 'Change image',
  remove: 'Remove image',
  current: 'Current image',
});
