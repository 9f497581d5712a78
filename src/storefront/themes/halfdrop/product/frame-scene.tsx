import type { ProductScene, SceneProps } from '#storefront/catalog/scene.ts';
import { STAGE_SIZES } from '#storefront/catalog/Gallery.tsx';
import { useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import { SQUARE } from '#shared/picture-sizes.ts';
import { Bench } from './Bench.tsx';
import { FrameCorner } from './FrameCorner.tsx';
import { Framed } from './Framed.tsx';
import { FRAME, NO_FRAME, SIZE, widthOf } from './print.ts';
import styles from './scene.module.css';

const frameOf = ({ chosen }: Pick<SceneProps, 'chosen'>): string => chosen[FRAME] ?? NO_FRAME;

function Stage({ picture, chosen }: SceneProps) {
  const size = chosen[SIZE];
  return (
    <>
      <Framed media={picture} frame={frameOf({ chosen })} sizes={STAGE_SIZES} priority="first" />
      {size && (
        <small className={`num ${styles['size']}`}>
          <bdi>{size}</bdi>
        </small>
      )}
    </>
  );
}

function Room({
  id,
  place,
  product,
  picture,
  chosen,
}: SceneProps & { id: string; place: string | undefined }) {
  const t = useT();
  const size = chosen[SIZE];
  const frame = frameOf({ chosen });
  return (
    <figure
      id={id}
      className={styles['room']}
      aria-label={t('product.roomAlt', { name: product.name, size: size ?? '', frame })}
      role="img"
      data-place={place}
    >
      <Bench picture={picture} frame={frame} wide={widthOf(size)} />
      {size && <span className={`num ${styles['scale']}`}>{t('product.scale', { size })}</span>}
    </figure>
  );
}

function CloseUp({ id, place, picture }: SceneProps & { id: string; place: string | undefined }) {
  const t = useT();
  return (
    <figure id={id} className={styles['closeUp']} data-place={place}>
      <Picture
        media={picture}
        alt={t('product.closeUp')}
        sizes="(max-width: 700px) 160vw, 90vw"
        ratio={SQUARE}
      />
    </figure>
  );
}

function OptionLink({
  option,
  product,
  className,
}: {
  option: string;
  product: SceneProps['product'];
  className: string;
}) {
  const t = useT();
  if (option !== SIZE || product.number === undefined) return null;
  return (
    <a className={className} href="#room">
      {t('product.toScale')}
    </a>
  );
}

/** A poster in its frame, over a bench and from close by. */
export const frameScene: ProductScene = {
  Stage,
  viewsOf: ({ number }) =>
    number === undefined
      ? []
      : [
          {
            id: 'room',
            label: 'product.room',
            Thumb: (scene) => <Bench picture={scene.picture} frame={frameOf(scene)} small />,
            View: Room,
          },
          {
            id: 'close-up',
            label: 'product.closeUp',
            Thumb: ({ picture }) => (
              <span className={styles['crop']}>
                <Picture media={picture} alt="" sizes="200px" />
              </span>
            ),
            View: CloseUp,
          },
        ],
  OptionLink,
  Swatch: ({ option, color, product }) =>
    option === FRAME ? <FrameCorner color={color} inks={product.colors} /> : undefined,
};
