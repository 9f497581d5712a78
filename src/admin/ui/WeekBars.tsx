import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import styles from './WeekBars.module.css';

type Tone = 'strong' | 'soft';

export interface WeekBar {
  /** The Monday it begins with, such as 2026-11-23. */
  day: string;
  /** All of it in words. */
  description: string;
  /** What it comes to, above the bar. */
  value: string;
  /** From the foot up; each as a share of the highest bar. */
  segments: readonly { tone: Tone; share: number }[];
}

interface Props {
  bars: readonly WeekBar[];
  legend: readonly { tone: Tone; label: string }[];
  /** Of the bars alone, in pixels. */
  height: number;
}

/** "5 Oct", as every date of the back office without its year. */
export const weekName = (day: string): string => format(parseISO(day), 'd MMM');

/** A bar a week, with what it comes to above it and the day it begins with below. */
export function WeekBars({ bars, legend, height }: Props) {
  return (
    <figure className={styles['chart']}>
      <ol>
        {bars.map(({ day, description, value, segments }, index) => {
          const date = parseISO(day);
          const isNew = index === 0 || date.getDate() <= 7;
          return (
            <li key={day} title={description}>
              <span className="visually-hidden">{description}</span>
              <span className={styles['bar']} style={{ height }} aria-hidden>
                <b className="num">{value}</b>
                {segments.toReversed().map(({ tone, share }) => (
                  <i key={tone} className={styles[tone]} style={{ height: `${share * 100}%` }} />
                ))}
              </span>
              <small aria-hidden>{date.getDate()}</small>
              <small aria-hidden>{isNew && format(date, 'MMM')}</small>
            </li>
          );
        })}
      </ol>
      <figcaption>
        {legend.map(({ tone, label }) => (
          <span key={tone}>
            <i className={styles[tone]} aria-hidden />
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
