import { addMessages } from '../../i18n/messages.ts';

addMessages('business-place', {
  city: 'City',
  open: {
    title: 'Opening hours',
    note: 'In %{place} time.',
    asMonday: 'Copy Monday to weekdays',
    closed: 'Closed',
    open: '%{day}, opens',
    close: '%{day}, closes',
    add: 'Add hours on %{day}',
    remove: 'Remove these hours on %{day}',
    nextDay: 'Until the next day',
    longer: 'An app has also set longer hours, which are kept: %{hours}.',
  },
  day: {
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
    SUNDAY: 'Sunday',
  },
  problem: {
    email: 'Enter an email, such as hello@shop.example.',
    time: 'Enter two times, such as 09:00 and 18:00.',
    overlap: 'These hours overlap with others on this day.',
  },
});
