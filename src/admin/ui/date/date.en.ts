import { addMessages } from '../../i18n/messages.ts';

addMessages('date', {
  choose: 'Choose a date',
  day: 'dd Mon yyyy',
  moment: 'dd Mon yyyy, hh:mm',
  time: 'hh:mm',
  invalid: {
    day: 'Enter a date, such as %{example}.',
    moment: 'Enter a date and a time, such as %{example}.',
    time: 'Enter a time, such as %{example}.',
  },
});
