import { Minus, Plus } from 'lucide-react';
import styles from './Stepper.module.css';

interface Props {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** "Quantity of Low Tide, Skagen to refund". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
}

/** A whole number between two bounds: typed, by buttons or by arrow keys. */
export function Stepper({
  value,
  min = 0,
  max,
  onChange,
  label,
  decreaseLabel,
  increaseLabel,
  disabled = false,
}: Props) {
  const set = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)));
  };
  return (
    <span className={`${styles['stepper']} ${disabled ? styles['off'] : ''}`}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <input
        className="num"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={value}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          set(value + step);
        }}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </span>
  );
}
