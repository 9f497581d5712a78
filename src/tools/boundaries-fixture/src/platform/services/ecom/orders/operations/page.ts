import './Letter.tsx';
import styles from './letter.module.css';
export const letter = styles['letter'];
