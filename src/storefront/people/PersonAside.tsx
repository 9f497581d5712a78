import type { PersonBadge, ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { PersonFacts } from '../shell/PersonFacts.tsx';
import { Picture } from '../shell/Picture.tsx';
import { RichText } from '../shell/RichText.tsx';
import styles from './people.module.css';

const SQUARE = { width: 1, height: 1 };

function Badge({ badge: { title, description, background, text, icon } }: { badge: PersonBadge }) {
  return (
    <li>
      <span className={styles['sign']} aria-hidden="true">
        {/* Attributes, not styles: the page's policy takes no style of an element that the server draws. */}
        <svg viewBox="0 0 56 56">
          <circle cx="28" cy="28" r="28" fill={background} />
          {!icon && (
            <text x="28" y="28" fill={text} textAnchor="middle" dominantBaseline="central">
              {Array.from(title)[0]?.toUpperCase()}
            </text>
          )}
        </svg>
        {icon && <Picture media={{ ...icon, alt: '' }} ratio={SQUARE} sizes="56px" />}
      </span>
      <span>
        <b>
          <bdi>{title}</bdi>
        </b>
        {description && (
          <small>
            <bdi>{description}</bdi>
          </small>
        )}
      </span>
    </li>
  );
}

/** Whether there is anything but reviews to be shown of somebody. */
export const hasAside = ({ about, badges, facts }: ShownPerson): boolean =>
  about !== undefined || badges.length > 0 || facts.length > 0;

/** What somebody tells of themselves, and the badges that the shop has given them. */
export function PersonAside({ person: { about, badges, facts } }: { person: ShownPerson }) {
  const t = useT();
  return (
    <div className={styles['aside']}>
      {(about || facts.length > 0) && (
        <section className={styles['about']}>
          <h2>{t('people.about')}</h2>
          {about && <RichText content={about} />}
          <PersonFacts facts={facts} />
        </section>
      )}
      {badges.length > 0 && (
        <section>
          <h2>{t('people.badges')}</h2>
          <ul className={styles['badges']}>
            {badges.map((badge) => (
              <Badge key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
