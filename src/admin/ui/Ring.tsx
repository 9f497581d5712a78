import styles from './Ring.module.css';

const round = 2 * Math.PI * 5.5;

/** How much of something is done, 0 to 1. */
export const Ring = ({ share }: { share: number }) => (
  <svg className={styles['ring']} viewBox="0 0 14 14" aria-hidden>
    <circle cx="7" cy="7" r="5.5" />
    {share > 0 && (
      <circle cx="7" cy="7" r="5.5" strokeDasharray={round} strokeDashoffset={round * (1 - share)} />
    )}
  </svg>
);
