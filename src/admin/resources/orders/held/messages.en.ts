import { addWords } from '../../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('orders', {
  held: {
    plain: 'Authorised',
    over: 'Authorised, time is up',
    underAnHour: 'Authorised, under an hour left',
    hours: count('Authorised, %{smart_count} h left', 'Authorised, %{smart_count} h left'),
    days: count('Authorised, %{smart_count} day left', 'Authorised, %{smart_count} days left'),
  },
});
