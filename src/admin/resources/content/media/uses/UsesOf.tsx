import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MediaUse } from '#shared/media-uses.ts';
import { pageOf, usageLabel, usedBy } from './usage-label.ts';

interface Props {
  uses: readonly MediaUse[];
  /** More than these are counted. */
  most: number;
}

/** Each with its name and what it is there. */
export function UsesOf({ uses, most }: Props) {
  const translate = useTranslate();
  const shown = uses.slice(0, most);
  return (
    <ul>
      {shown.map((use) => {
        const page = pageOf(use);
        const label = usageLabel(use, translate);
        const holder = usedBy(use, translate);
        const name = <bdi>{holder || label}</bdi>;
        return (
          <li key={`${use.fileId}/${use.entity}/${use.entityId}/${use.place}`}>
            {page === undefined ? (
              name
            ) : (
              <Link className="link" to={page}>
                {name}
              </Link>
            )}
            {holder && ` · ${label}`}
          </li>
        );
      })}
      {uses.length > shown.length && (
        <li>{translate('media.uses.more', { smart_count: uses.length - shown.length })}</li>
      )}
    </ul>
  );
}
