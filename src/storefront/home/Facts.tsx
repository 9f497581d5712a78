import type { ShownFact } from './read-store-home.ts';

export function Facts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts wrap">
      {facts.map(({ title, detail }) => (
        <li key={title}>
          <b>
            <bdi>{title}</bdi>
          </b>
          <span>
            <bdi>{detail}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
