import { useTranslate } from 'ra-core';
import type { PluginHealth } from '#shared/plugins.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { pluginFailureLabels } from './failure-labels.ts';
import styles from './plugins.module.css';

const MAX_SHOWN = 8;

/** How it did, and its last faults. */
export function Health({ health: { answered, failed, lastAnswerAt, faults } }: { health: PluginHealth }) {
  const translate = useTranslate();
  return (
    <section className={styles['section']} aria-label={translate('plugins.health.title')}>
      <h3>{translate('plugins.health.title')}</h3>
      <p>
        {translate('plugins.health.counts', {
          answered: answered.toLocaleString('en'),
          failed: failed.toLocaleString('en'),
        })}
        {lastAnswerAt && (
          <>
            {' '}
            {translate('plugins.health.last')} <DateTime value={lastAnswerAt} />
          </>
        )}
      </p>
      {faults.length > 0 && (
        <ol className={styles['failures']}>
          {faults.slice(0, MAX_SHOWN).map(({ at, kind, fault, detail, ms }) => (
            <li key={`${at} ${kind}`}>
              <span>
                <DateTime value={at} /> · {translate(`plugins.kind.${kind}`)}
              </span>
              <span>
                {fault && pluginFailureLabels(translate, fault)} <small>{ms} ms</small>
              </span>
              {detail && <small className={styles['detail']}>{detail}</small>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
