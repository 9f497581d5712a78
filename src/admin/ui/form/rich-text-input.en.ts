import { addMessages } from '../../i18n/messages.ts';

addMessages('markup', {
  hint: 'It holds what the editor can’t show (%{what}), so it is shown here with its HTML marks. The store leaves those out.',
  free: 'It is shown with its HTML marks; the editor can show all of it.',
  leave: 'Use the editor; a change there takes out %{what}',
  edit: 'Use the editor',
});
