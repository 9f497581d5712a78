import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { I18nContext, ResourceContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { Router, type To } from 'react-router';
import { useSession } from '../access/session.ts';
import { DeskRegistryProvider } from '../data/desk-registry.ts';
import { desks, queryClient } from '../desks.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { Avatar } from '../layout/Avatar.tsx';
import { Rail } from '../layout/Rail.tsx';
import { CountedTabs } from '../ui/filter/CountedTabs.tsx';
import { FirstRows } from '../ui/grid/FirstRows.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { Page } from '../ui/Page.tsx';
import { firstQueries, storedLayout, type FirstList } from './first-list.ts';
import frame from '../layout/Shell.module.css';
import bar from '../layout/TopBar.module.css';
import styles from './FirstSight.module.css';

const base = '/admin';

interface Props<Row extends RaRecord<string>> {
  list: FirstList<Row>;
  /** A link was followed before there is anything that could open its page. */
  onLink: (path: string) => void;
  onRows: () => void;
}

/** A list in its frame as soon as its rows are known: links work, the controls come with the frame itself. */
export function FirstSight<Row extends RaRecord<string>>({ list, onLink, onRows }: Props<Row>) {
  const navigator = useMemo(() => {
    const createHref = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`);
    // What follows it adds the base by itself.
    const push = (to: To) => onLink(createHref(to).slice(base.length) || '/');
    return { createHref, push, replace: push, go: () => undefined };
  }, [onLink]);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nContext.Provider value={i18nProvider}>
        <DeskRegistryProvider value={desks}>
          <Router basename={base} location={location.pathname} navigator={navigator}>
            <div className={frame['shell']}>
              <Rail onKeys={() => undefined} />
              <FirstBar />
              <main className={frame['main']}>
                <ResourceContextProvider value={list.name}>
                  <FirstPage list={list} onRows={onRows} />
                </ResourceContextProvider>
              </main>
            </div>
          </Router>
        </DeskRegistryProvider>
      </I18nContext.Provider>
    </QueryClientProvider>
  );
}

function FirstBar() {
  const translate = useTranslate();
  const name = useSession()?.person?.name ?? '';
  return (
    <header className={bar['bar']} inert>
      <span className={bar['search']}>
        <Search size={16} aria-hidden />
        <span>{translate('counterpart.frame.searchOrCommand')}</span>
        <KeyHint keys={['mod', 'K']} />
      </span>
      <div className={bar['end']}>
        <span className={bar['me']}>
          <Avatar name={name} />
          <span>{name}</span>
        </span>
      </div>
    </header>
  );
}

function FirstPage<Row extends RaRecord<string>>({ list, onRows }: Pick<Props<Row>, 'list' | 'onRows'>) {
  const translate = useTranslate();
  const { name, spec, columns } = list;
  const queries = useMemo(() => firstQueries(list), [list]);
  const rows = useQuery(queries.rows);
  const counts = useQuery(queries.counts);
  const layout = useMemo(() => storedLayout(name), [name]);
  if (rows.data) onRows();
  const title = translate(`${name}.list.title`);
  return (
    <Page title={title} ground="sheet" fixed actions={<i className={styles['button']} />}>
      <div inert>
        <CountedTabs
          tabs={spec.tabs}
          current={queries.tab}
          counts={counts.data?.data}
          onChange={() => undefined}
        />
        <div className={styles['bar']}>
          <i style={{ width: 116 }} />
          <i style={{ width: 168 }} />
          <i style={{ width: 73 }} />
        </div>
      </div>
      <FirstRows
        label={title}
        columns={columns}
        layout={layout}
        rows={rows.data?.data}
        rowHref={({ id }) => `/${name}/${id}`}
      />
      <div className={styles['foot']} />
    </Page>
  );
}
