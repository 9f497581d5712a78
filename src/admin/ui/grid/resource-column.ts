import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { currentId } from '#shared/former-ids.ts';

export interface ResourceColumn<Row extends RaRecord> {
  /** Also its name in a saved view. */
  id: string;
  /** Message key of the header. */
  label: string;
  /** In its place: a scale, say, with the label for who hears it. */
  header?: () => ReactNode;
  width: number;
  /** Takes what the others leave. */
  grows?: boolean;
  end?: boolean;
  /** Field of the platform's query that this column sorts by. */
  sortBy?: string;
  /** Shown only when chosen. */
  optional?: boolean;
  /** Left out while a record is open beside the list, whose panel displays it: the rest keeps its room. */
  inPanel?: boolean;
  className?: string;
  /** A component renders one line of text, which may end in an ellipsis. */
  isText?: boolean;
  render: (row: Row) => ReactNode;
}

export type Density = 'compact' | 'normal' | 'roomy';

export const rowHeights: Record<Density, number> = { compact: 32, normal: 40, roomy: 52 };

export interface GridLayout {
  /** Shown columns in their order; absent until somebody chose. */
  columns?: string[];
  widths?: Record<string, number>;
  density?: Density;
}

/** Whoever chose the columns has those, whatever is open. */
export const besidePanel = <Row extends RaRecord>(
  columns: readonly ResourceColumn<Row>[],
  layout: GridLayout,
): readonly ResourceColumn<Row>[] => (layout.columns ? columns : columns.filter(({ inPanel }) => !inPanel));

export function shownColumns<Row extends RaRecord>(
  columns: readonly ResourceColumn<Row>[],
  layout: GridLayout,
): ResourceColumn<Row>[] {
  if (!layout.columns) return columns.filter(({ optional }) => !optional);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const first = columns[0];
  const chosen = layout.columns.flatMap((id) => byId.get(currentId(id, (known) => byId.has(known))) ?? []);
  // The first column holds the link to the record, so it always stays.
  return first && !chosen.includes(first) ? [first, ...chosen] : chosen;
}
