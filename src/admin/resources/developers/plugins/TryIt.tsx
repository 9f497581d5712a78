import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { pluginExtensions } from '#shared/extensions/service-plugins.ts';
import type { PluginKind } from '#shared/plugins.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { pluginFailureLabels } from './failure-labels.ts';
import type { PluginRow } from './plugin-form.ts';
import styles from './plugins.module.css';

const call = extensionClient<typeof pluginExtensions>();

/** Asks it with a sample cart, as it is kept; shows what counts of its answer. */
export function TryIt({ plugin: { id, kinds } }: { plugin: PluginRow }) {
  const translate = useTranslate();
  const may = useMayDo('plugins', 'edit');
  const trial = useMutation({
    mutationFn: (kind: PluginKind) => call('tryPlugin', { pluginId: id, kind }),
  });
  if (!may) return null;
  const { data } = trial;
  return (
    <section className={styles['section']} aria-label={translate('plugins.try.title')}>
      <h3>{translate('plugins.try.title')}</h3>
      <p>{translate('plugins.try.detail')}</p>
      <div className="wrap-8">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-busy={trial.isPending && trial.variables === kind}
            onClick={() => trial.mutate(kind)}
          >
            {translate(`plugins.kind.${kind}`)}
          </Button>
        ))}
      </div>
      {trial.error && <ErrorState inline title={translate('plugins.try.failed')} error={trial.error} />}
      {data && (
        <div role="status">
          <p>
            {data.fault
              ? translate('plugins.try.discarded', {
                  why: pluginFailureLabels(translate, data.fault),
                  ms: data.ms,
                })
              : translate('plugins.try.answered', { ms: data.ms })}
          </p>
          {data.detail && <p className={styles['detail']}>{data.detail}</p>}
          {data.fault === undefined && (
            <CodeBlock
              label={translate('plugins.try.counts')}
              text={JSON.stringify(data.answer, undefined, 2)}
            />
          )}
        </div>
      )}
    </section>
  );
}
