import { message } from './messages.ts';
import { Wordmark } from './Wordmark.tsx';

const SECTIONS = [
  ['#posters', 'nav.posters'],
  ['#families', 'nav.families'],
  ['#rooms', 'nav.rooms'],
  ['#numbers', 'nav.numbers'],
] as const;

export function ShopHeader({ withSections = true }: { withSections?: boolean }) {
  return (
    <header className="bar">
      <nav aria-label={message('nav.label')}>
        <ul>
          {withSections &&
            SECTIONS.map(([href, key]) => (
              <li key={href}>
                <a href={href}>{message(key)}</a>
              </li>
            ))}
        </ul>
      </nav>
      <a className="logo" href="/" aria-label={message('brand.home')}>
        <Wordmark />
      </a>
      <div className="tools">
        <a className="btn line sm" href="/admin">
          {message('nav.backOffice')}
        </a>
      </div>
    </header>
  );
}
