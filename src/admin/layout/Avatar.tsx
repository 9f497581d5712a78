import styles from './TopBar.module.css';

/** The first letters of the first and last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export const Avatar = ({ name }: { name: string }) => (
  <span className={styles['avatar']} aria-hidden>
    {initialsOf(name)}
  </span>
);
