import { createElement, forwardRef } from 'react';

const hasAccessibleName = (props) =>
  Object.keys(props).some(
    (name) => (name.startsWith('aria-') || name === 'role' || name === 'title') && props[name] != null,
  );

/** A component as lucide-react makes it of the same shapes: same elements, attributes and class names. */
export function createIcon(name, shapes) {
  const Icon = forwardRef(
    ({ color = 'currentColor', size = 24, strokeWidth = 2, className = '', children, ...props }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: `lucide lucide-${name} ${className}`.trimEnd(),
          ...(!children && !hasAccessibleName(props) && { 'aria-hidden': 'true' }),
          ...props,
        },
        ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      ),
  );
  Icon.displayName = name;
  return Icon;
}
