interface Props {
  mediaId: string;
  alt: string;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** Among the first things seen: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** A few widths only, so that all places share the same renditions. */
const WIDTHS = [160, 240, 320, 480, 720] as const;

const address = (mediaId: string, width: number): string =>
  `/media/${mediaId}/v1/fill/w_${width},h_${(width * 7) / 5},q_82,enc_auto/${mediaId}`;

/** A poster, always 5:7 and never cropped. */
export function PosterImage({ mediaId, alt, sizes, eager = false, className = 'hang' }: Props) {
  return (
    <img
      className={className}
      src={address(mediaId, 320)}
      srcSet={WIDTHS.map((width) => `${address(mediaId, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={500}
      height={700}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
