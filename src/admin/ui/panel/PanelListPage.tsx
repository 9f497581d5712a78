import { useGetList, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useDesk } from '../../data/desk-registry.ts';
import { useChanges } from '../../data/live.ts';
import { QueryState } from '../query-state/QueryState.tsx';
import { LoadError } from '../query-state/LoadError.tsx';
import { CreateButton } from '../list/ListActions.tsx';
import { Page } from '../Page.tsx';
import { useRecordCommands } from '../record-commands.ts';
import { LineSkeleton, RowsSkeleton } from '../Skeletons.tsx';
import type { TableColumn } from '../Table.tsx';
import { PanelPager } from './PanelPager.tsx';
import { PanelTable, type PanelOrder } from './PanelTable.tsx';
import { SidePanel } from './SidePanel.tsx';
import styles from './SidePanel.module.css';
import { usePhone } from '../use-phone.ts';
import { useRecordMessages } from '../use-record-messages.ts';
import { useOneRecord } from '../form/use-one-record.ts';

interface Props<Row extends RaRecord<string>> {
  /** How many a page of the list has: where a desk bounds its records, the bound. */
  most: number;
  sort: { field: string; order: 'ASC' | 'DESC' };
  rowName: (row: Row) => string;
  /** Beside the name, which links to the panel; labels are message keys. */
  columns: readonly TableColumn<Row>[];
  /** Of rows that a person puts in order, by drag or by key; `<resource>.move` has the words. */
  order?: PanelOrder<Row>;
  /** In place of the table, for rows that stand in groups. @param open the id of the one in the panel */
  body?: (rows: readonly Row[], open: string | undefined) => ReactNode;
  /** Where it hangs, if not in Settings. */
  back?: { to: string; label: string };
  /** Beside the button that makes a new one. */
  actions?: ReactNode;
  /** In the panel; without a record one is made. */
  form: (record: Row | undefined) => ReactNode;
}

/** A dozen small records: the list, and beside it the one that is open. Serves `list`, `create` and `edit`. */
export function PanelListPage<Row extends RaRecord<string>>(props: Props<Row>) {
  const { most, sort, rowName, columns, order, body, back, actions, form } = props;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const say = useRecordMessages();
  const navigate = useNavigate();
  const phone = usePhone();
  const { icon, place } = useDesk(resource) ?? {};
  const { id } = useParams();
  const { pathname, state } = useLocation();
  const creating = pathname.endsWith('/create');
  const { page, setPage, search } = useListPage();
  const read = useGetList<Row>(resource, { pagination: { page, perPage: most }, sort });
  const { refetch, data, total, pageInfo } = read;
  const hasNext = pageInfo?.hasNextPage ?? page * most < (total ?? 0);
  const isPastEnd = page > 1 && data?.length === 0;
  useEffect(() => {
    if (isPastEnd) setPage(1);
  }, [isPastEnd, setPage]);
  useChanges(
    resource,
    useCallback(() => void refetch(), [refetch]),
  );
  const close = useCallback(() => {
    void navigate({ pathname: `/${resource}`, search }, { state: { closed: id } });
  }, [navigate, resource, id, search]);
  const closed = (state as { closed?: string } | null)?.closed;
  useEffect(() => {
    if (closed && !id) document.getElementById(`row-${closed}`)?.focus();
  }, [closed, id]);
  const named: TableColumn<Row> = {
    id: 'name',
    label: `${resource}.column.name`,
    cell: (row) => (
      <Link
        id={`row-${row.id}`}
        to={{ pathname: `/${resource}/${row.id}`, search }}
        className={styles['name'] ?? ''}
      >
        {rowName(row)}
      </Link>
    ),
  };
  return (
    <Page
      title={translate(`${resource}.name`)}
      ground="sheet"
      fixed
      {...(place === 'settings' && {
        back: back ?? { to: '/settings', label: translate('counterpart.frame.settings') },
      })}
      beside={!phone && translate(`${resource}.detail`)}
      actions={
        <>
          {actions}
          <CreateButton />
        </>
      }
    >
      <div className={styles['split']}>
        <div className={styles['list']}>
          {icon && (
            <QueryState
              read={read}
              words={`${resource}.list`}
              icon={icon}
              skeleton={<RowsSkeleton rows={5} height={48} />}
              action={<CreateButton />}
            >
              {(rows) =>
                body?.(rows, id) ?? (
                  <PanelTable
                    rows={rows}
                    columns={[named, ...columns]}
                    rowName={rowName}
                    order={order}
                    current={id}
                    search={search}
                  />
                )
              }
            </QueryState>
          )}
          {(page > 1 || hasNext) && data && (
            <PanelPager
              page={page}
              perPage={most}
              rows={data.length}
              total={total}
              hasNext={hasNext}
              onTurn={setPage}
            />
          )}
        </div>
        {creating && (
          <SidePanel title={say('create.title')} onClose={close}>
            {form(undefined)}
          </SidePanel>
        )}
        {id && <OpenRecord<Row> key={id} id={id} rowName={rowName} onClose={close} form={form} />}
      </div>
    </Page>
  );
}

/** The page of the list, which the addresses of its records carry along. */
function useListPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const setPage = useCallback(
    (next: number) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next > 1) after.set('page', String(next));
          else after.delete('page');
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { page, setPage, search: page > 1 ? `?page=${page}` : '' };
}

interface OpenProps<Row extends RaRecord<string>> extends Pick<Props<Row>, 'rowName' | 'form'> {
  id: string;
  onClose: () => void;
}

/** A word from the middle of sentences, as a heading. */
const headed = (word: string): string => `${word.charAt(0).toLocaleUpperCase()}${word.slice(1)}`;

function OpenRecord<Row extends RaRecord<string>>({ id, rowName, form, onClose }: OpenProps<Row>) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { data, error, refetch } = useOneRecord<Row>(resource, id);
  const name = data && rowName(data);
  useRecordCommands(
    useMemo(
      () => (name ? { record: name, to: `/${resource}/${id}`, commands: [] } : undefined),
      [name, resource, id],
    ),
  );
  return (
    <SidePanel title={name ?? headed(translate(`${resource}.one`))} onClose={onClose}>
      {data && form(data)}
      {!data && error && (
        <LoadError
          error={error}
          words={`${resource}.form`}
          retry={() => void refetch()}
          list={`/${resource}`}
        />
      )}
      {!data && !error && <LineSkeleton widths={[40, 80]} />}
    </SidePanel>
  );
}
