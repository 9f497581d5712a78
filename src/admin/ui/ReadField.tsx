import styles from './FieldLabel.module.css';

interface Props {
  label: string;
  value: string;
}

/** The value of a field, for a person who may read but not change it. */
export const ReadField = ({ label, value }: Props) => (
  <dl className={styles['read']}>
    <dt className={styles['label']}>{label}</dt>
    <dd>{value || '—'}</dd>
  </dl>
);
