import { addWords } from '../i18n/words.ts';

addWords('finder', {
  searching: 'Searching…',
  none: 'No product has this name.',
  failed: 'The products couldn’t be searched. Type again to try once more.',
});
