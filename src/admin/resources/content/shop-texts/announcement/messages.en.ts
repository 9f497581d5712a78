import { addMessages } from '#admin/i18n/messages.ts';

const fields = {
  en_line: 'Announcement, English',
  he_line: 'Announcement, Hebrew',
  link: 'Link',
  from: 'First day',
  until: 'Last day',
};

addMessages('announcement', {
  list: { title: 'Announcement bar', failed: 'Couldn’t load the announcement bar' },
  see: 'View store',
  preview: { title: 'Preview', none: 'No text yet' },
  text: { title: 'Announcement' },
  schedule: {
    title: 'Schedule',
    note: 'Days in your store’s time zone. Leave both empty to display it until you hide it.',
  },
  status: { hidden: 'Hidden', scheduled: 'Scheduled', displayed: 'Displayed', ended: 'Ended' },
  statusDetail: {
    hidden: 'Visitors don’t see it.',
    scheduled: 'Visitors see it from %{from}.',
    displayed: 'Visitors see it above every page.',
    ended: 'Its last day was %{until}.',
  },
  field: fields,
  input: { ...fields, visible: 'Visible', dismissible: 'Dismissible' },
  visibility: {
    label: 'Show announcement',
    on: 'Displayed above every page within its dates.',
    off: 'Hidden from visitors.',
  },
  dismissible: {
    label: 'Visitors can dismiss it',
    on: 'Visitors who dismiss it see it again once you change it.',
    off: 'Visitors can’t dismiss it.',
  },
  hint: {
    he: 'Leave empty to display the English text on Hebrew pages.',
    link: 'A path of your store, such as /collections/all, or a URL. Leave empty for no link.',
  },
  problem: {
    line: 'A visible announcement needs text.',
    day: 'Enter a date, such as 31 Dec 2026.',
    until: 'Can’t be before the first day.',
    link: 'Enter a path of your store, such as /collections/all, or a URL that begins with https://.',
  },
});
