import { CircleAlert, Info } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Point } from '#shared/media.ts';
import { contains, isFrameCut, seenInFrame, type ShopFrame } from '#shared/shop-frames.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { Cut } from './Cut.tsx';
import styles from './focal.module.css';

interface Props {
  address: string;
  source: { width: number; height: number };
  point: Point;
  frames: readonly ShopFrame[];
  /** The frame whose part is drawn into the picture. */
  chosen: ShopFrame['name'];
  onChoose: (name: ShopFrame['name']) => void;
}

/** What each frame of the shop makes of the picture; one that cuts too much is told. */
export function Crops({ address, source, point, frames, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const cut = frames.filter((frame) => isFrameCut(source, frame, point));
  const outside = frames.filter((frame) => !contains(seenInFrame(source, frame, point), point));
  const nameOf = ({ name }: ShopFrame): string => translate(`media.focal.crops.${name}`);
  return (
    <section className={styles['crops']} aria-labelledby="focal-crops">
      <header>
        <h2 id="focal-crops">{translate('media.focal.crops.title')}</h2>
        <small>{translate('media.focal.crops.moves')}</small>
      </header>
      <div className={styles['frames']}>
        {frames.map((frame) => (
          <button
            key={frame.name}
            type="button"
            className={styles['frame']}
            data-frame={frame.name}
            data-cut={cut.includes(frame) || outside.includes(frame)}
            aria-pressed={frame.name === chosen}
            onClick={() => onChoose(frame.name)}
          >
            <Cut address={address} source={source} frame={frame} point={point} />
            <span className={styles['caption']}>
              <span>
                <b>{nameOf(frame)}</b>
                <small className="num">
                  {frame.size.width} × {frame.size.height}
                </small>
              </span>
              {cut.includes(frame) ? (
                <StatusChip tone="warn" icon={CircleAlert} label={translate('media.focal.crops.cut')} />
              ) : (
                outside.includes(frame) && (
                  <StatusChip tone="warn" icon={CircleAlert} label={translate('media.focal.crops.outside')} />
                )
              )}
            </span>
          </button>
        ))}
      </div>
      <p className={styles['note']} role="status">
        <Info size={14} aria-hidden />
        <span>
          {cut.length === 0 && outside.length === 0 && translate('media.focal.crops.whole')}
          {cut.length > 0 &&
            translate('media.focal.crops.tooMuch', {
              smart_count: cut.length,
              frames: new Intl.ListFormat('en').format(cut.map(nameOf)),
            })}{' '}
          {outside.length > 0 && translate('media.focal.crops.outsideDetail')}
        </span>
      </p>
    </section>
  );
}
