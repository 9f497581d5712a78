import { DropDown } from './DropDown.tsx';
import { Icon } from './Icon.tsx';
import styles from './LinkMenu.module.css';

interface Props {
  summary: string;
  links: readonly { name: string; href: string; current: boolean }[];
}

/** Other views of the same list, as links that unfold without a script. */
export function LinkMenu({ summary, links }: Props) {
  return (
    <DropDown
      className={styles['menu'] ?? ''}
      summary={
        <>
          {summary}
          <Icon name="down" small />
        </>
      }
    >
      <ul>
        {links.map(({ name, href, current }) => (
          <li key={name}>
            <a href={href} rel="nofollow" aria-current={current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
