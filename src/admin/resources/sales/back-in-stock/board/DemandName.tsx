import { useTranslate } from 'ra-core';
import type { Demand } from '#shared/demand.ts';
import { Thumb } from '#admin/ui/Thumb.tsx';
import styles from '../back-in-stock.module.css';

type Named = Pick<Demand, 'name' | 'choices'> & { imageId?: string | undefined };

/** The variant as people know it: its picture, the product's name and what was chosen. */
export function DemandName({ demand: { name, choices, imageId } }: { demand: Named }) {
  const translate = useTranslate();
  return (
    <span className={styles['item']}>
      <Thumb image={imageId && `/media/${imageId}`} width={24} height={32} />
      <span>
        <b>
          <bdi>{name || translate('back-in-stock.goneProduct')}</bdi>
        </b>
        {choices && (
          <small>
            <bdi>{choices}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}
