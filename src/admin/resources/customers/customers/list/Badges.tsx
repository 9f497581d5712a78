import { BadgeChip } from '#admin/ui/BadgeChip.tsx';
import { useBadges } from '../use-badges.ts';
import styles from '../customers.module.css';

/** A profile shows all of them; a line has room for these. */
const SHOWN = 2;

/** The first of their badges, in the order of display, and how many more there are. */
export default function Badges({ ids, most = SHOWN }: { ids: readonly string[]; most?: number }) {
  const { data = [] } = useBadges();
  const theirs = data.filter(({ _id }) => ids.includes(_id ?? ''));
  const more = theirs.length - most;
  return (
    <span className={styles['badges']}>
      {theirs.slice(0, most).map(({ _id, title, backgroundColor, textColor, icon }) => (
        <BadgeChip
          key={_id}
          title={title ?? ''}
          backgroundColor={backgroundColor ?? ''}
          textColor={textColor ?? ''}
          icon={icon}
        />
      ))}
      {more > 0 && (
        <small
          title={theirs
            .slice(most)
            .map(({ title }) => title)
            .join(', ')}
        >
          +{more}
        </small>
      )}
    </span>
  );
}
