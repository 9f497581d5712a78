import { addMessages } from '../../i18n/messages.ts';

addMessages('confirmation', {
  title: 'Confirm that it’s you',
  password: 'Enter your password to make this change. We won’t ask again for %{minutes} minutes.',
  code: 'Enter the code from your authenticator app, or a backup code, to make this change. We won’t ask again for %{minutes} minutes.',
  codeField: 'Code',
  submit: 'Confirm',
});
