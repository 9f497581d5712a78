import Button from '@mui/material/Button';
import { EyeOff, Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { Card } from '#admin/ui/Card.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from '../Delivery.module.css';
import type { Terms } from '../provider.ts';
import type { Rates } from '../rates/use-rates.ts';
import { WayCard } from '../rates/WayCard.tsx';
import { placesOf } from './region-places.ts';
import { RegionActions } from './RegionActions.tsx';
import { useRegionLabel } from './region-label.ts';

interface Props {
  terms: Terms;
  region: DeliveryRegion;
  rates: Rates;
  /** The row of each option that answered the tried address. */
  hits: ReadonlyMap<string, number>;
  /** Other ways than the shop's options, below them, and what adds one. */
  others?: ReactNode;
  adders?: ReactNode;
  onRemoved: () => void;
}

const MAX_CHIPS = 8;

/** A region with all its ways of delivery. */
export function RegionCard({ terms, region, rates, hits, others, adders, onRemoved }: Props) {
  const translate = useTranslate();
  const words = useRegionLabel();
  const allowed = useMayDo('delivery', 'edit');
  const mayShape = useMayDo('delivery', 'regions');
  const id = region._id ?? '';
  const places = placesOf(region);
  const ways = rates.ways.filter(({ regionIds }) => regionIds.includes(id));
  const nameOf = new Map(
    (terms.profile.deliveryRegions ?? []).map((each) => [each._id ?? '', each.name ?? '']),
  );
  return (
    <Card flush>
      <div className={styles['head']}>
        <h2>
          <bdi>{region.name}</bdi>
        </h2>
        <span className={styles['chips']}>
          {places.slice(0, MAX_CHIPS).map((place) => (
            <span key={place} className={styles['code']} title={words.nameOf(place)}>
              {place}
            </span>
          ))}
          {places.length > MAX_CHIPS && (
            <span className={styles['code']}>{`+${places.length - MAX_CHIPS}`}</span>
          )}
          {places.length === 0 && (
            <span className={styles['code']}>{translate('delivery.regions.rest')}</span>
          )}
        </span>
        {region.active === false && (
          <StatusChip tone="warn" icon={EyeOff} label={translate('delivery.regions.off')} />
        )}
        {mayShape && (
          <span className={styles['actions']}>
            <RegionActions key={id} terms={terms} region={region} onRemoved={onRemoved} />
          </span>
        )}
      </div>
      {ways.map((way) => (
        <WayCard
          key={way.id}
          way={way}
          rates={rates}
          allowed={allowed}
          hit={hits.get(way.id)}
          elsewhere={way.regionIds.filter((each) => each !== id).flatMap((each) => nameOf.get(each) ?? [])}
          onRemove={() => rates.remove(way, id)}
        />
      ))}
      {rates.goingFrom(id).map((option) => (
        <div key={option._id} className={`${styles['option']} ${styles['wayHead']}`}>
          <Trash2 size={16} aria-hidden />
          <span className={styles['quiet']}>{translate('delivery.rates.goes', { name: option.title })}</span>
          <span className={styles['actions']}>
            <Button size="small" variant="text" onClick={() => rates.putBack(option._id ?? '')}>
              {translate('delivery.rates.putBack', { name: option.title })}
            </Button>
          </span>
        </div>
      ))}
      {others}
      {ways.length === 0 && !others && (
        <p className={styles['pad']}>{translate('delivery.rates.none', { name: region.name })}</p>
      )}
      {(allowed || adders) && (
        <div className={styles['foot']}>
          {allowed && (
            <Button size="small" variant="text" onClick={() => rates.add(id)}>
              <Plus aria-hidden />
              {translate('delivery.rates.add')}
            </Button>
          )}
          {adders}
        </div>
      )}
    </Card>
  );
}
