import { useT } from './page-context.tsx';
import { ShopDate } from './ShopDate.tsx';
import styles from './Parcels.module.css';

export interface SentParcel {
  id: string;
  sentAt: Date | string | null | undefined;
  lines: readonly { id: string; quantity: number }[];
  trackingNumber: string | undefined;
  trackingLink: string | undefined;
}

interface Props {
  parcels: readonly SentParcel[];
  nameOf: (lineId: string) => string;
}

/** What left the shop, parcel by parcel, and where each can be followed. */
export function Parcels({ parcels, nameOf }: Props) {
  const t = useT();
  if (parcels.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="parcels">
      <h2 id="parcels" className={styles['title']}>
        {t('parcels.title')}
      </h2>
      <ul className={styles['list']}>
        {parcels.map(({ id, sentAt, lines, trackingNumber, trackingLink }, at) => (
          <li key={id}>
            <p>
              <bdi>
                {lines
                  .map((line) =>
                    line.quantity > 1 ? `${line.quantity} × ${nameOf(line.id)}` : nameOf(line.id),
                  )
                  .join(', ')}
              </bdi>
            </p>
            <p className="small quiet">
              {sentAt && <ShopDate value={sentAt} look="time" />}
              {trackingNumber && (
                <>
                  {' · '}
                  <bdi className="num">{trackingNumber}</bdi>
                </>
              )}
            </p>
            {trackingLink && (
              <a href={trackingLink} target="_blank" rel="noreferrer">
                {t('parcels.follow', { number: at + 1 })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
