import type { CustomerSummary } from '#shared/customers.ts';
import { mediaUrl } from '#wix/media-url.ts';
import { initialsOf } from '#admin/ui/initials.ts';
import { nameOf } from './customer-record.ts';
import styles from './customers.module.css';

const size = { width: 26, height: 26 };
const GROUNDS = ['accent', 'info', 'ok', 'bad', 'warn', 'calm'] as const;

/** The same person has the same ground on every page. */
function groundOf(id: string): string {
  const sum = Array.from(id).reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return GROUNDS[sum % GROUNDS.length] ?? 'calm';
}

/** Their picture, or the first letters of their name, which stands beside it. */
export function Face({ customer }: { customer: CustomerSummary }) {
  const url = mediaUrl(customer.photo?.url, size);
  return (
    <span className={`${styles['face']} ${styles[groundOf(customer.id)] ?? ''}`} aria-hidden>
      {url ? <img src={url} alt="" loading="lazy" {...size} /> : initialsOf(nameOf(customer))}
    </span>
  );
}
