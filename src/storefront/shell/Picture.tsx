import { usePictureShape } from './picture-shape.ts';
import { pictureFormats, renditionUrl, sourceSet, type PictureMedia, type Ratio } from './picture-sources.ts';

interface Props {
  media: PictureMedia;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** Default: the shape that the store displays pictures in; the server crops around the focal point. */
  ratio?: Ratio;
  /** Default: what the picture itself says; empty where it is decoration. */
  alt?: string;
  /** Among the first things seen: loaded at once. `first` is the one the page is judged by. */
  priority?: 'eager' | 'first';
  className?: string;
}

/** For browsers that choose none of the better ones. */
const PLAIN_WIDTH = 480;

/** A picture in the size its place needs, over a blurred hint of itself until it is there. */
export function Picture({ media, sizes, alt = media.alt, priority, className = '', ...props }: Props) {
  const shape = usePictureShape();
  const ratio = props.ratio ?? shape.ratioOf(media);
  // A hint of one crop would be seen around a picture that is displayed whole.
  const isWhole = props.ratio === undefined && shape.name === 'natural';
  return (
    <span className={`paper ${props.ratio ? '' : shape.name} ${className}`}>
      {media.placeholder && !isWhole && (
        <img className="blur" src={media.placeholder} alt="" width={5} height={7} />
      )}
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
          src={renditionUrl(media, PLAIN_WIDTH, ratio, 'jpg')}
          width={PLAIN_WIDTH}
          height={Math.round((PLAIN_WIDTH * ratio.height) / ratio.width)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
