import styles from './product.module.css';

interface Props {
  color: string | undefined;
}

export function ColorSwatch({ color = 'none' }: Props) {
  return (
    <svg viewBox="0 0 80 44" className={styles['corner']} preserveAspectRatio="none" aria-hidden="true">
      <rect width={80} height={44} fill={color} stroke="currentColor" strokeOpacity={0.4} />
    </svg>
  );
}
