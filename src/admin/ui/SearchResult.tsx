import styles from './SearchResult.module.css';

/** Longer is cut by search engines. */
export const SEARCH_TITLE = 60;
export const SEARCH_TEXT = 155;

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;

interface Props {
  /** Under the host: `products › corkscrew`. */
  path: string;
  title: string;
  text: string;
  /** Said where there is no text. */
  noText: string;
}

/** A page of the shop as a search engine shows it. */
export const SearchResult = ({ path, title, text, noText }: Props) => (
  <div className={styles['found']}>
    <small>
      {globalThis.location.host} › {path}
    </small>
    <b>{cut(title, SEARCH_TITLE) || '…'}</b>
    <p>{cut(text, SEARCH_TEXT) || noText}</p>
  </div>
);
