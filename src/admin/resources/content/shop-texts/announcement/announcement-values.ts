import { isDay } from '#shared/days.ts';
import { isStoreLink, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';

/** The announcement as the form has it: a day that is not set is empty. */
export type AnnouncementValues = {
  visible: boolean;
  from: string;
  until: string;
  dismissible: boolean;
  link: string;
  en_line: string;
  he_line: string;
};

export const announcementBounds = {
  en_line: { maxLength: 160 },
  he_line: { maxLength: 160 },
  link: { maxLength: 300 },
};

export function readAnnouncement(text: ShopText<Announcement> | undefined): AnnouncementValues {
  const { shown = false, from, until, dismissible = true, link = '', words } = text?.doc ?? {};
  return {
    visible: shown,
    from: from ?? '',
    until: until ?? '',
    dismissible,
    link,
    en_line: words?.en ?? '',
    he_line: words?.he ?? '',
  };
}

export const toAnnouncement = (values: AnnouncementValues): Announcement => ({
  shown: values.visible,
  from: values.from || null,
  until: values.until || null,
  dismissible: values.dismissible,
  link: values.link.trim(),
  words: { en: values.en_line.trim(), he: values.he_line.trim() },
});

const problem = (key: string) => ({ key: `announcement.problem.${key}` });

export function announcementProblems(values: AnnouncementValues): Problems {
  const { visible, from, until } = values;
  const link = values.link.trim();
  return {
    ...(visible && values.en_line.trim() === '' && { en_line: problem('line') }),
    ...(from && !isDay(from) && { from: problem('day') }),
    ...(until && !isDay(until) && { until: problem('day') }),
    ...(isDay(from) && isDay(until) && from > until && { until: problem('until') }),
    ...(link !== '' && !isStoreLink(link) && { link: problem('link') }),
  };
}
