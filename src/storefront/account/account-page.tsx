import type { ComponentType } from 'react';
import { definePage, type PageDefinition } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { AccountFrame, type Section } from './AccountFrame.tsx';

function Title({ section }: { section: Section }) {
  return <h1>{useT()(`${section}.title`)}</h1>;
}

/** Says what the module of an account's section exports; `Content` stands below its title. */
export const accountPage = <Data = undefined,>(
  section: Section,
  Content: ComponentType<{ data: Data }>,
  read?: PageDefinition<Data>['read'],
): PageDefinition<Data> =>
  definePage<Data>({
    read,
    head: (_data, t) => ({ title: t(`${section}.title`), noIndex: true }),
    Page: ({ data }) => (
      <AccountFrame section={section}>
        <Title section={section} />
        <Content data={data} />
      </AccountFrame>
    ),
  });
