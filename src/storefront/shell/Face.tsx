import type { PersonPicture } from '../../shared/people.ts';
import styles from './Face.module.css';
import { Picture } from './Picture.tsx';

const SQUARE = { width: 1, height: 1 };

interface Props {
  photo?: PersonPicture | undefined;
  /** Its first letter stands where there is no photo. */
  name: string;
  size?: 'big' | 'middle';
}

/** Decoration beside a name. */
export function Face({ photo, name, size }: Props) {
  return (
    <span className={`${styles['face']} ${size ? styles[size] : ''}`} aria-hidden="true">
      {photo ? (
        <Picture media={{ ...photo, alt: '' }} ratio={SQUARE} sizes={size ? '128px' : '44px'} />
      ) : (
        <span>{Array.from(name.trim())[0]?.toUpperCase()}</span>
      )}
    </span>
  );
}
