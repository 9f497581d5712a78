import styles from './Skeletons.module.css';

const usual = [60, 80, 45] as const;

interface Props {
  /** Lines of text, in percent of the width. */
  widths?: readonly number[];
}

/** Lines where text will be. */
export function LineSkeleton({ widths = usual }: Props) {
  return (
    <div className={styles['lines']} aria-hidden>
      {widths.map((width, index) => (
        <i key={widths.slice(0, index + 1).join()} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** Rows of a list before they have come. */
export function RowsSkeleton({ rows = 8, height = 40 }: { rows?: number; height?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']} style={{ height }}>
          <i style={{ width: `${8 + ((row * 5) % 6)}%` }} />
          <i style={{ width: `${22 + ((row * 7) % 14)}%` }} />
          <i style={{ width: `${12 + ((row * 3) % 8)}%` }} />
        </div>
      ))}
    </div>
  );
}
