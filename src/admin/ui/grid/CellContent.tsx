import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The children are a component that renders one line of text, which cannot be seen from here. */
  isText?: boolean | undefined;
}

/**
 * What stands in a cell. Cells are flex containers, in which plain text has no box that could end in an ellipsis: it is
 * given one.
 */
export const CellContent = ({ children, isText }: Props) =>
  (isText ?? (typeof children === 'string' || typeof children === 'number')) ? (
    <span className="cell-text">{children}</span>
  ) : (
    children
  );
