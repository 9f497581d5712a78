import { useT } from '../page-context.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

/** One star; its colour is that of its place. */
export function StarSign({ off = false }: { off?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={off ? 'star off' : 'star'} aria-hidden="true">
      <path d="m8 1.3 2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.7l-4.2 2.4 1-4.7L1.3 6.2 6 5.7z" />
    </svg>
  );
}

/** Of five, rounded to whole stars; what is read aloud says it exactly. */
export function Stars({ value }: { value: number }) {
  const t = useT();
  const shown = Math.round(value);
  return (
    <span className="stars" role="img" aria-label={t('stars.of', { stars: String(value) })}>
      {FIVE.map((star) => (
        <StarSign key={star} off={star > shown} />
      ))}
    </span>
  );
}
