import { addMessages } from '../i18n/messages.ts';

addMessages('record-finder', {
  type: 'Type to search.',
  searching: 'Searching…',
  none: 'Nothing fits this.',
  failed: 'It couldn’t be searched. Type again to try once more.',
});
