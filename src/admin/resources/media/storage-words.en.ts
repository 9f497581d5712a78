import { addWords } from '../../i18n/words.ts';

addWords('media', {
  storage: { title: 'Storage', of: 'of %{room} used' },
});
