import type { ComponentProps } from 'react';

interface Look {
  look?: 'solid' | 'line' | 'yolk';
  size?: 'sm' | 'big';
  /** As wide as its place. */
  block?: boolean;
}

const classOf = ({ look = 'solid', size, block }: Look): string =>
  ['btn', look !== 'solid' && look, size, block && 'block'].filter(Boolean).join(' ');

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is under way: the button keeps its place and the focus, and does nothing. */
  busy?: boolean;
}

export function Button({ look, size, block, busy = false, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classOf({ ...(look && { look }), ...(size && { size }), ...(block && { block }) })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string;
}

export function ButtonLink({ look, size, block, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classOf({ ...(look && { look }), ...(size && { size }), ...(block && { block }) })}
    >
      {children}
    </a>
  );
}
