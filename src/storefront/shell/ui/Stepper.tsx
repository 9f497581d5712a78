import { useT } from '../page-context.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** What is counted, for those who do not see it. */
  label: string;
  value: number;
  min?: number;
  /** Stops there: what is in stock. */
  max?: number;
  big?: boolean;
  disabled?: boolean;
  onChange: (value: number) => void;
}

export function Stepper({ label, value, min = 1, max = 99, big = false, disabled = false, onChange }: Props) {
  const t = useT();
  return (
    <div className={big ? 'step big' : 'step'} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('step.less')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" small />
      </button>
      <output className="num" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        aria-label={t('step.more')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
