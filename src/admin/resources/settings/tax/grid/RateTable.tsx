import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useStoreProfile } from '#admin/access/session.ts';
import { countryName } from '#shared/countries.ts';
import type { Section } from '../table.ts';
import styles from '../Tax.module.css';
import { SectionRows } from './SectionRows.tsx';
import type { Cells } from './use-cells.ts';

interface Props {
  sections: readonly Section[];
  cells: Cells;
}

/** How a section is called: a shop outside of the Union has no "rest" of it. */
export function useSectionName(sections: readonly Section[]) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const has = (name: Section['name']) => sections.some((section) => section.name === name);
  return ({ name, country = '' }: Section): string => {
    if (name === 'home') return translate('tax.section.home', { country: countryName(locale, country) });
    if (name === 'union') return translate(`tax.section.${has('home') ? 'union' : 'unionAll'}`);
    return translate(`tax.section.${has('union') || has('home') ? 'outside' : 'outsideAll'}`);
  };
}

/** Every rate of every group in every region, typed in its place. */
export function RateTable({ sections, cells }: Props) {
  const translate = useTranslate();
  const nameOf = useSectionName(sections);
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={translate('tax.grid.name')}>
        <thead>
          <tr>
            <th scope="col">{translate('tax.grid.region')}</th>
            {cells.groups.map(({ id, name }) => (
              <th key={id} scope="col">
                <Link to={`/tax-groups/${id}`} title={translate('tax.grid.openGroup', { name })}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <SectionRows key={section.name} section={section} title={nameOf(section)} cells={cells} />
        ))}
      </table>
    </div>
  );
}
