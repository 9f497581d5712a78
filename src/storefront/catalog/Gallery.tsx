import { SQUARE } from '../../shared/picture-sizes.ts';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { largeUrl, type PictureMedia } from '../shell/picture-sources.ts';
import type { Poster } from '../shell/poster.ts';
import { Icon } from '../shell/ui/Icon.tsx';
import { Bench } from './Bench.tsx';
import type { Chosen } from './choices.ts';
import { Film } from './Film.tsx';
import { Framed } from './Framed.tsx';
import { FRAME, NO_FRAME, SIZE, widthOf } from './print.ts';
import styles from './product.module.css';

const Lightbox = lazy(() => import('./Lightbox.tsx'));

export const STAGE_SIZES = '(max-width: 700px) 64vw, (max-width: 1100px) 34vw, 33vw';

interface Props {
  poster: Poster;
  pictures: readonly PictureMedia[];
  chosen: Chosen;
}

/** Pictures below each other, or on a phone side by side; links lead from one to the next without a script. */
export function Gallery({ poster, pictures, chosen }: Props) {
  const t = useT();
  const [zoomed, setZoomed] = useState<number>();
  const [stage, ...rest] = pictures;
  if (!stage) return <div className={styles['stage']} />;
  const drawn = poster.number !== undefined;
  const { [FRAME]: frame = NO_FRAME, [SIZE]: size } = chosen;
  const total = pictures.length + (drawn ? 2 : 0);
  const place = (position: number) => (total > 1 ? `${position} / ${total}` : undefined);

  /** Without a script the link leads to the picture itself. */
  const zoom = (picture: PictureMedia, index: number) => {
    const label = t('product.zoom');
    return (
      <a
        className={`icb ${styles['zoom']}`}
        href={largeUrl(picture)}
        aria-label={index === 0 ? label : `${label} ${index + 1}`}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setZoomed(index);
        }}
      >
        <Icon name="zoom" />
      </a>
    );
  };

  return (
    <div className={styles['gallery']}>
      <ul className={styles['thumbs']} aria-label={t('product.pictures')}>
        <li>
          <a href="#picture" aria-label={t('product.picture')}>
            <Picture media={stage} alt="" sizes="46px" className="hang" />
          </a>
        </li>
        {rest.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={`#picture-${index + 2}`}
              aria-label={picture.video ? t('product.video', { name: picture.alt }) : picture.alt}
            >
              <Picture media={picture} alt="" sizes="46px" className="hang" />
              {picture.video && (
                <span className={styles['plays']}>
                  <Icon name="play" small />
                </span>
              )}
            </a>
          </li>
        ))}
        {drawn && (
          <>
            <li>
              <a href="#room" aria-label={t('product.room')}>
                <Bench picture={stage} frame={frame} small />
              </a>
            </li>
            <li>
              <a href="#close-up" aria-label={t('product.closeUp')} className={styles['crop']}>
                <Picture media={stage} alt="" sizes="200px" />
              </a>
            </li>
          </>
        )}
      </ul>
      <div className={styles['pictures']}>
        <figure id="picture" className={styles['stage']} data-place={place(1)}>
          {stage.video ? (
            <Film media={stage} />
          ) : (
            <Framed media={stage} frame={frame} sizes={STAGE_SIZES} priority="first" />
          )}
          {size && (
            <figcaption className="num">
              <bdi>{size}</bdi>
            </figcaption>
          )}
          {!stage.video && zoom(stage, 0)}
        </figure>
        {rest.map((picture, index) => (
          <figure
            key={picture.id}
            id={`picture-${index + 2}`}
            className={styles['stage']}
            data-place={place(index + 2)}
          >
            {picture.video ? (
              <Film media={picture} />
            ) : (
              <>
                <Picture media={picture} sizes={STAGE_SIZES} className="hang" />
                {zoom(picture, index + 1)}
              </>
            )}
          </figure>
        ))}
        {drawn && (
          <>
            <figure
              id="room"
              className={styles['room']}
              aria-label={t('product.roomAlt', { name: poster.name, size: size ?? '', frame })}
              role="img"
              data-place={place(total - 1)}
            >
              <Bench picture={stage} frame={frame} wide={widthOf(size)} />
              {size && <span className={`num ${styles['scale']}`}>{t('product.scale', { size })}</span>}
            </figure>
            <figure id="close-up" className={styles['closeUp']} data-place={place(total)}>
              <Picture
                media={stage}
                alt={t('product.closeUp')}
                sizes="(max-width: 700px) 160vw, 90vw"
                ratio={SQUARE}
              />
            </figure>
          </>
        )}
      </div>
      {zoomed !== undefined && (
        <Suspense>
          <Lightbox
            name={poster.name}
            pictures={pictures}
            start={zoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
