import { starShapes, type StarShape } from '#shared/ratings.ts';
import { useT } from '../page-context.tsx';

const CLASSES: Record<StarShape, string> = { full: 'star', half: 'star half', empty: 'star off' };
const OUTLINE = 'm8 1.3 2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.7l-4.2 2.4 1-4.7L1.3 6.2 6 5.7z';

/** One star; its colour is that of its place. */
export function StarSign({ shape }: { shape: StarShape }) {
  return (
    <svg viewBox="0 0 16 16" className={CLASSES[shape]} aria-hidden="true">
      <path d={OUTLINE} />
      {shape === 'half' && <path className="fill" d={OUTLINE} />}
    </svg>
  );
}

/** Of five, to the nearest half; what is read aloud says it exactly. */
export function Stars({ value }: { value: number }) {
  const t = useT();
  return (
    <span className="stars" role="img" aria-label={t('stars.of', { stars: String(value) })}>
      {starShapes(value).map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- stars are their places
        <StarSign key={index} shape={shape} />
      ))}
    </span>
  );
}
