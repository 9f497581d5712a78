import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('orders', {
  authorization: {
    plain: 'Authorized',
    over: 'Authorization expired',
    underAnHour: 'Authorized, under an hour left',
    hours: count('Authorized, %{smart_count} h left', 'Authorized, %{smart_count} h left'),
    days: count('Authorized, %{smart_count} day left', 'Authorized, %{smart_count} days left'),
  },
});
