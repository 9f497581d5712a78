import { CalendarClock, CircleCheck, EyeOff, History, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { announcementStatus, TEXT_LANGUAGES } from '#shared/shop-texts.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { toAnnouncement, type AnnouncementValues } from './announcement-values.ts';
import styles from './announcement.module.css';

const STATUS_LOOK = {
  hidden: { tone: 'calm', icon: EyeOff },
  scheduled: { tone: 'info', icon: CalendarClock },
  displayed: { tone: 'ok', icon: CircleCheck },
  ended: { tone: 'calm', icon: History },
} as const;

/** The bar as visitors see it in each language, and whether they do on this day. */
export function AnnouncementPreview() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { values } = useFormState<AnnouncementValues>();
  const { words, link, dismissible, ...bar } = toAnnouncement(values);
  const status = announcementStatus(bar, { now: new Date(), timeZone });
  const { tone, icon } = STATUS_LOOK[status];
  return (
    <div className={styles['preview']}>
      <p className={styles['status']}>
        <StatusChip tone={tone} icon={icon} label={translate(`announcement.status.${status}`)} />
        <span>
          {translate(`announcement.statusDetail.${status}`, {
            from: dayShape.write(values.from),
            until: dayShape.write(values.until),
          })}
        </span>
      </p>
      {TEXT_LANGUAGES.map((language) => {
        const text = words[language] || words.en;
        return (
          <p
            key={language}
            lang={words[language] ? language : 'en'}
            dir={language === 'he' ? 'rtl' : 'ltr'}
            className={styles['bar']}
            data-hidden={status === 'hidden' || undefined}
          >
            <bdi className={styles[link ? 'linked' : 'text']}>
              {text || translate('announcement.preview.none')}
            </bdi>
            {dismissible && <X size={16} aria-hidden />}
          </p>
        );
      })}
    </div>
  );
}
