import type { ReactNode } from 'react';

/**
 * What stands in a cell. Cells are flex containers, in which plain text has no box that could end in an ellipsis: it is
 * given one.
 */
export const CellContent = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? (
    <span className="cell-text">{children}</span>
  ) : (
    children
  );
