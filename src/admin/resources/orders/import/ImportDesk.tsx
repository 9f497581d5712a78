import { useState } from 'react';
import type { ImportMapping, ImportOptions, OrderImport } from '../../../../shared/order-import.ts';
import { HappenCard } from './HappenCard.tsx';
import { useCheck } from './import-data.ts';
import styles from './import.module.css';
import { MappingCard } from './MappingCard.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { RefusedCard } from './RefusedCard.tsx';

/** What the columns become, what is refused, and what would happen; once it has begun, what happened. */
export function ImportDesk({ given }: { given: OrderImport }) {
  const [mapping, setMapping] = useState<ImportMapping>(given.mapping);
  const [options, setOptions] = useState<ImportOptions>(given.options);
  const checking = useCheck(given.id);
  const isChanged =
    JSON.stringify(mapping) !== JSON.stringify(given.mapping) ||
    JSON.stringify(options) !== JSON.stringify(given.options);
  return (
    <div className={styles['desk']}>
      <div className={styles['stack']}>
        <MappingCard given={given} mapping={mapping} onChange={setMapping} />
        {(given.summary?.refused.orders ?? 0) > 0 && <RefusedCard given={given} />}
      </div>
      <div className={styles['stack']}>
        {given.startedDate ? (
          <OutcomeCard given={given} />
        ) : (
          <HappenCard
            given={given}
            mapping={mapping}
            options={options}
            onOptions={setOptions}
            changed={isChanged}
            checking={checking.isPending}
            error={checking.error}
            onCheck={() => checking.mutate({ mapping, options })}
          />
        )}
      </div>
    </div>
  );
}
