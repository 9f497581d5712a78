import { initialsOf } from '../ui/initials.ts';
import styles from './TopBar.module.css';

export const Avatar = ({ name }: { name: string }) => (
  <span className={styles['avatar']} aria-hidden>
    {initialsOf(name)}
  </span>
);
