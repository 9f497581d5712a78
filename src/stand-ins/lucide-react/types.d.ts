import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';

export interface LucideProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: string | number;
}

export type LucideIcon = ForwardRefExoticComponent<LucideProps & RefAttributes<SVGSVGElement>>;
