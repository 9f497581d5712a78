import styles from './FieldLabel.module.css';

interface Props {
  label: string;
  value: string;
}

/** What a field holds, for whom may read but not change it. */
export const ReadField = ({ label, value }: Props) => (
  <dl className={styles['read']}>
    <dt className={styles['label']}>{label}</dt>
    <dd>{value || '—'}</dd>
  </dl>
);
