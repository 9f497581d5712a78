import { useState } from 'react';
import type { FileImport, ImportMapping, ImportOptions } from '#shared/imports.ts';
import { isOpen } from '../../data/jobs.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { CheckCard } from './CheckCard.tsx';
import { EncodingCard } from './EncodingCard.tsx';
import { HappenCard } from './HappenCard.tsx';
import { useCheck } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';
import { MappingCard } from './MappingCard.tsx';
import { undecidedColumns } from './undecided-columns.ts';
import { NotesCard } from './NotesCard.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { RejectedRowsCard } from './RejectedRowsCard.tsx';
import { isSame } from '../../data/is-same.ts';

/** The mapping of the columns, the rejected rows and the dry run of an import; once it has begun, its outcome. */
export function ImportDesk({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const [mapping, setMapping] = useState<ImportMapping>(given.mapping);
  const [options, setOptions] = useState<ImportOptions>(given.options);
  const [numberStyles, setNumberStyles] = useState(given.styles);
  const checking = useCheck(spec, given.id);
  const isChanged =
    !isSame(mapping, given.mapping) || !isSame(options, given.options) || !isSame(numberStyles, given.styles);
  const isRunning = given.check !== undefined && isOpen(given.check);
  const isChecking = checking.isPending || (isRunning && !isChanged);
  const undecided = undecidedColumns(given, mapping, numberStyles);
  const again = {
    disabled: isChecking || undecided.length > 0 || spec.missing(mapping).length > 0,
    error: checking.error,
    onCheck: () => checking.mutate({ mapping, options, styles: numberStyles }),
  };
  return (
    <div className={styles['desk']}>
      <div className={styles['stack']}>
        {!given.startedDate && <EncodingCard spec={spec} given={given} />}
        <MappingCard
          spec={spec}
          given={given}
          mapping={mapping}
          onChange={setMapping}
          numberStyles={numberStyles}
          onNumberStyle={(at, style) =>
            setNumberStyles(
              given.columns.map((_, column) => (column === at ? style : (numberStyles[column] ?? null))),
            )
          }
        />
        <NotesCard spec={spec} given={given} />
        {(given.summary?.changed.count ?? 0) > 0 && <ChangesCard spec={spec} given={given} />}
        {(given.summary?.refused.count ?? 0) > 0 && <RejectedRowsCard spec={spec} given={given} />}
      </div>
      <div className={styles['stack']}>
        {given.startedDate ? (
          <OutcomeCard spec={spec} given={given} />
        ) : (
          <>
            <CheckCard spec={spec} given={given} {...again} />
            <HappenCard
              spec={spec}
              given={given}
              mapping={mapping}
              options={options}
              onOptions={setOptions}
              changed={isChanged}
              checking={isChecking}
              again={again}
              undecided={undecided}
            />
          </>
        )}
      </div>
    </div>
  );
}
