import { SQUARE } from '../../shared/picture-sizes.ts';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import styles from './LinePicture.module.css';
import { Picture } from './Picture.tsx';
import { usePictureShape } from './picture-shape.ts';
import type { PictureMedia } from './picture-sources.ts';

interface Props {
  /** As the SDK hands pictures over, `wix:image://v1/<id>/<file>#originWidth=500&originHeight=700`; or its address. */
  image: string | undefined;
  /** The name beside it says what it shows; a picture that stands alone needs words of its own. */
  alt?: string;
}

/** What was bought, on its tile. */
export function LinePicture({ image, alt = '' }: Props) {
  const media = image === undefined ? undefined : mediaOf(image);
  const isPortrait = usePictureShape().name === 'portrait';
  return (
    <span className={styles['thumb']}>
      {media && (
        <Picture
          media={media}
          sizes="64px"
          alt={alt}
          className={isPortrait ? 'hang' : 'hang square'}
          {...(!isPortrait && { ratio: SQUARE })}
        />
      )}
    </span>
  );
}

export function mediaOf(image: string): PictureMedia | undefined {
  const [, id] = /^wix:image:\/\/v1\/([^/#]+)/.exec(image) ?? /\/media\/([^/?#]+)/.exec(image) ?? [];
  if (id === undefined) return undefined;
  const base = shopperSettings().media;
  const size = new URLSearchParams(image.split('#')[1]);
  return {
    id,
    width: Number(size.get('originWidth')) || 500,
    height: Number(size.get('originHeight')) || 700,
    alt: '',
    ...(base !== undefined && { base }),
  };
}
