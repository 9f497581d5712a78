import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { largeUrl, type PictureMedia } from '../shell/picture-sources.ts';
import type { Poster } from '../shell/poster.ts';
import { Icon } from '../shell/ui/Icon.tsx';
import type { Chosen } from './choices.ts';
import { Film } from './Film.tsx';
import type { ProductScene } from './scene.ts';
import styles from './product.module.css';

const Lightbox = lazy(() => import('./Lightbox.tsx'));

export const STAGE_SIZES = '(max-width: 700px) 64vw, (max-width: 1100px) 34vw, 33vw';

interface Props {
  poster: Poster;
  pictures: readonly PictureMedia[];
  chosen: Chosen;
  scene: ProductScene | undefined;
}

/** Pictures below each other, or on a phone side by side; links lead from one to the next without a script. */
export function Gallery({ poster, pictures, chosen, scene }: Props) {
  const t = useT();
  const [zoomed, setZoomed] = useState<number>();
  const [stage, ...rest] = pictures;
  if (!stage) return <div className={styles['stage']} />;
  const views = scene?.viewsOf(poster) ?? [];
  const drawn = { product: poster, picture: stage, chosen };
  const total = pictures.length + views.length;
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
        {views.map(({ id, label, Thumb }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={t(label)}>
              <Thumb {...drawn} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles['pictures']}>
        <figure id="picture" className={styles['stage']} data-place={place(1)}>
          {stage.video ? (
            <Film media={stage} />
          ) : scene ? (
            <scene.Stage {...drawn} />
          ) : (
            <Picture media={stage} sizes={STAGE_SIZES} priority="first" className="hang" />
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
        {views.map(({ id, View }, index) => (
          <View key={id} id={id} place={place(pictures.length + index + 1)} {...drawn} />
        ))}
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
