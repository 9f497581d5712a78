import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface Props {
  /** Only one of a name is open at a time. */
  name?: string;
  className: string;
  summary: ReactNode;
  /** What the button is called, where its content is a picture. */
  label?: string;
  summaryClass?: string;
  children: ReactNode;
}

/**
 * Unfolds without a script. With one, a field in it has the focus once it is open; Escape and whatever happens
 * elsewhere close it, and after Escape the focus is back where it came from.
 */
export function DropDown({ name, className, summary, label, summaryClass, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = ({ target }: Event): void => {
      const own = details.current;
      if (own?.open && target instanceof Node && !own.contains(target)) own.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, []);

  /** At once, so that no letter typed behind it is lost. */
  function toggle(event: MouseEvent): void {
    const own = details.current;
    if (!own) return;
    event.preventDefault();
    own.open = !own.open;
    const field = own.open ? own.querySelector<HTMLInputElement>('input[name=q]') : null;
    field?.focus();
    field?.select();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.preventDefault();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on what is in it
    <details ref={details} name={name} className={className} onKeyDown={escape}>
      <summary aria-label={label} className={summaryClass} onClick={toggle}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
