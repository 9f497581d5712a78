import type { HeadContext } from '../shell/define-page.ts';

interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbList = (crumbs: readonly Crumb[], link: HeadContext['link']): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: link(path),
  })),
});
