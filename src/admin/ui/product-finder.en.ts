import { addMessages } from '../i18n/messages.ts';

addMessages('finder', {
  searching: 'Searching…',
  none: 'No product has this name.',
  failed: 'The products couldn’t be searched. Type again to try once more.',
});
