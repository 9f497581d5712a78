import { addWords } from '../../i18n/words.ts';

addWords('markup', {
  hint: 'It holds what the editor cannot show (%{what}), so it is shown here with its HTML marks. The shop leaves those out.',
  free: 'It is shown with its HTML marks; the editor can show all of it.',
  leave: 'Use the editor; a change there takes out %{what}',
  edit: 'Use the editor',
});
