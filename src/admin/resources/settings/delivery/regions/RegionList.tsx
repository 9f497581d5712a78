import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import styles from '../Delivery.module.css';
import { placesOf } from './region-places.ts';
import { useRegionLabel } from './region-label.ts';

interface Props {
  regions: readonly DeliveryRegion[];
  chosen: string | undefined;
  /** How many ways of delivery there are in it. */
  waysIn: (regionId: string) => number;
}

/** Where the shop delivers, region by region; the open one is marked. */
export function RegionList({ regions, chosen, waysIn }: Props) {
  const translate = useTranslate();
  const words = useRegionLabel();
  const hasRest = regions.some((region) => placesOf(region).length === 0);
  return (
    <Card
      id="regions"
      title={translate('delivery.regions.title')}
      actions={<span className={styles['quiet']}>{translate('delivery.regions.match')}</span>}
      flush
    >
      <ul className={styles['regions']}>
        {regions.map((region) => {
          const id = region._id ?? '';
          const isOff = region.active === false;
          const on = id === chosen;
          return (
            <li key={id}>
              <Link
                to={`/delivery?region=${id}`}
                replace
                className={`${styles['region']} ${on ? styles['on'] : ''} ${isOff ? styles['off'] : ''}`}
                aria-current={on ? 'true' : undefined}
              >
                <b>
                  <bdi>{region.name}</bdi>
                </b>
                <span className={styles['options']}>
                  {isOff
                    ? translate('delivery.regions.off')
                    : translate('delivery.regions.options', { smart_count: waysIn(id) })}
                </span>
                <small>{words.short(region)}</small>
              </Link>
            </li>
          );
        })}
        {!hasRest && (
          <li>
            <div className={`${styles['region']} ${styles['off']}`}>
              <b>{translate('delivery.regions.elsewhere')}</b>
              <span className={styles['options']}>{translate('delivery.regions.noSale')}</span>
              <small>{translate('delivery.regions.addressNotice')}</small>
            </div>
          </li>
        )}
      </ul>
    </Card>
  );
}
