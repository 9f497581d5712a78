import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useT } from '../shell/page-context.tsx';
import { largeUrl, type PictureMedia } from '../shell/picture-sources.ts';
import { Dialog } from '../shell/ui/Dialog.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Film } from './Film.tsx';
import styles from './product.module.css';

const ZOOMS = [1, 2, 4] as const;
type Zoom = (typeof ZOOMS)[number];

interface Props {
  name: string;
  pictures: readonly PictureMedia[];
  /** The one it opens at. */
  start: number;
  onClose: () => void;
}

/**
 * All pictures of a product, as large as the window. Swiping is the browser's own scrolling; the arrow keys turn to the
 * next one, plus and minus come closer and go away again.
 */
export default function Lightbox({ name, pictures, start, onClose }: Props) {
  const t = useT();
  const slides = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState<Zoom>(1);
  /** What stays in the middle, as parts of the picture. */
  const middle = useRef({ x: 0.5, y: 0.5 });
  const current = pictures[at];

  const turn = (index: number) => {
    const next = Math.min(pictures.length - 1, Math.max(0, index));
    setZoom(1);
    setAt(next);
    slides.current?.children[next]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };
  const step = (by: 1 | -1) => {
    const next = ZOOMS[ZOOMS.indexOf(zoom) + by];
    if (next && !current?.video) setZoom(next);
  };

  useLayoutEffect(() => {
    slides.current?.children[start]?.scrollIntoView({
      behavior: 'instant',
      inline: 'center',
      block: 'nearest',
    });
  }, [start]);

  useLayoutEffect(() => {
    const slide = slides.current?.children[at];
    if (!slide || zoom === 1) return;
    const { x, y } = middle.current;
    const isTurned = getComputedStyle(slide).direction === 'rtl';
    const remaining = x * slide.scrollWidth - slide.clientWidth / 2;
    slide.scrollTo({
      behavior: 'instant',
      left: isTurned ? remaining - (slide.scrollWidth - slide.clientWidth) : remaining,
      top: y * slide.scrollHeight - slide.clientHeight / 2,
    });
  }, [zoom, at]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLVideoElement || event.metaKey || event.ctrlKey || event.altKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
      const actions: Record<string, () => void> = {
        '+': () => step(1),
        '=': () => step(1),
        '-': () => step(-1),
        '0': () => setZoom(1),
        // Closer up, the arrows move over the picture.
        ...(zoom === 1 && {
          [forward]: () => turn(at + 1),
          [back]: () => turn(at - 1),
          Home: () => turn(0),
          End: () => turn(pictures.length - 1),
        }),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const onScroll = () => {
    const { current: element } = slides;
    if (!element) return;
    const next = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    if (next === at) return;
    slides.current?.children[at]?.querySelector('video')?.pause();
    setZoom(1);
    setAt(next);
  };

  const onPicture = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    middle.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setZoom(zoom === 1 ? 2 : 1);
  };

  return (
    <Dialog open title={name} className={styles['lightbox'] ?? ''} onClose={onClose}>
      <div
        ref={slides}
        className={styles['slides']}
        role="region"
        aria-label={t('product.pictures')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map((picture, index) => {
          const closeUp = index === at && zoom > 1;
          return (
            <div
              key={picture.id}
              className={styles['slide']}
              data-zoom={closeUp ? zoom : undefined}
              role="region"
              aria-label={picture.alt}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
              tabIndex={closeUp ? 0 : undefined}
              inert={index !== at}
            >
              {picture.video ? (
                <Film media={picture} />
              ) : (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons and keys do the same
                <img
                  src={largeUrl(picture)}
                  alt={picture.alt}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  onClick={onPicture}
                />
              )}
            </div>
          );
        })}
      </div>
      <div className={styles['tools']}>
        {pictures.length > 1 && (
          <button
            type="button"
            className="icb"
            aria-label={t('product.previousPicture')}
            disabled={at === 0}
            onClick={() => turn(at - 1)}
          >
            <Icon name="back" />
          </button>
        )}
        {!current?.video && (
          <button
            type="button"
            className="icb"
            aria-label={t('product.further')}
            disabled={zoom === ZOOMS[0]}
            onClick={() => step(-1)}
          >
            <Icon name="out" />
          </button>
        )}
        {pictures.length > 1 && (
          <p className="num" aria-live="polite">
            {t('product.position', { position: String(at + 1), total: String(pictures.length) })}
          </p>
        )}
        {!current?.video && (
          <button
            type="button"
            className="icb"
            aria-label={t('product.closer')}
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => step(1)}
          >
            <Icon name="zoom" />
          </button>
        )}
        {pictures.length > 1 && (
          <button
            type="button"
            className="icb"
            aria-label={t('product.nextPicture')}
            disabled={at === pictures.length - 1}
            onClick={() => turn(at + 1)}
          >
            <Icon name="next" />
          </button>
        )}
      </div>
    </Dialog>
  );
}
