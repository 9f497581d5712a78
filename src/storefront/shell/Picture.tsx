import { pictureFormats, renditionUrl, sourceSet, type PictureMedia, type Ratio } from './picture-sources.ts';

interface Props {
  media: PictureMedia;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** Default: as the original. */
  ratio?: Ratio;
  /** Default: what the picture itself says; empty where it is decoration. */
  alt?: string;
  /** Among the first things seen: loaded at once. `first` is the one the page is judged by. */
  priority?: 'eager' | 'first';
  className?: string;
}

/** A picture in the size its place needs, over a blurred hint of itself until it is there. */
export function Picture({ media, sizes, ratio = media, alt = media.alt, priority, className = '' }: Props) {
  return (
    <span className={`paper ${className}`}>
      {media.placeholder && <img className="blur" src={media.placeholder} alt="" width={5} height={7} />}
      <picture>
        {pictureFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(media, ratio, format)}
            sizes={sizes}
          />
        ))}
        <img
          src={renditionUrl(media, 480, ratio, 'jpg')}
          width={ratio.width}
          height={ratio.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
