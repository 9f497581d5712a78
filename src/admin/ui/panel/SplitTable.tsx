import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryState, type Read } from '../query-state/QueryState.tsx';
import { RowsSkeleton } from '../Skeletons.tsx';
import { Table, type TableColumn } from '../Table.tsx';
import { SidePanel } from './SidePanel.tsx';
import frame from './SidePanel.module.css';
import styles from './SplitTable.module.css';

interface Props<Row extends { id: string }> {
  read: Read<Row[]> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Of the steps to there. */
  words: string;
  icon: LucideIcon;
  onClear: (() => void) | undefined;
  label: string;
  columns: readonly TableColumn<Row>[];
  /** On the button that reads on. */
  older: string;
  /** The id of the one in the panel, or nothing. */
  open: string;
  /** @param id nothing: the panel is closed */
  onOpen: (id: string) => void;
  title: string;
  /** In the panel. */
  children: ReactNode;
}

/** What there is much of, newest first, read on as far as somebody wants; beside it the one that is open. */
export function SplitTable<Row extends { id: string }>(props: Props<Row>) {
  const { read, words, icon, onClear, label, columns, older, open, onOpen, title, children } = props;
  return (
    <div className={frame['split']}>
      <div className={frame['list']}>
        <QueryState
          read={read}
          words={words}
          icon={icon}
          skeleton={<RowsSkeleton rows={8} height={48} />}
          onClear={onClear}
        >
          {(rows) => (
            <>
              <Table
                label={label}
                columns={columns}
                rows={rows}
                rowId={(row) => row.id}
                current={open}
                onOpen={(row) => onOpen(row.id)}
              />
              {read.hasNextPage && (
                <div className={styles['more']}>
                  <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                    {older}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryState>
      </div>
      {open !== '' && (
        <SidePanel title={title} onClose={() => onOpen('')}>
          {children}
        </SidePanel>
      )}
    </div>
  );
}

/** Above the table: what it is narrowed by. */
export const SplitTools = ({ children }: { children: ReactNode }) => (
  <div className={styles['tools']}>{children}</div>
);

interface OpenCellProps {
  isOpen: boolean;
  onOpen: () => void;
  name: string;
  detail: ReactNode;
}

/** The first cell of a row: opens it. */
export const OpenCell = ({ isOpen, onOpen, name, detail }: OpenCellProps) => (
  <button type="button" className={styles['open']} aria-expanded={isOpen} onClick={onOpen}>
    <b>{name}</b>
    <small>{detail}</small>
  </button>
);
