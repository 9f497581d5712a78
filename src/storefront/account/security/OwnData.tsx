import { useState } from 'react';
import { fetchOwnData } from '#wix/shopper/own-data.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';

const NAME = 'my-data.json';

/** Everything the shop keeps of the member, in one file. */
export function OwnData() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'saved' | 'failed'>();
  async function download(): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    try {
      const address = URL.createObjectURL(await fetchOwnData());
      const link = document.createElement('a');
      link.href = address;
      link.download = NAME;
      link.click();
      URL.revokeObjectURL(address);
      setSaid('saved');
    } catch {
      setSaid('failed');
    }
    setBusy(false);
  }
  return (
    <section>
      <h2>{t('security.data')}</h2>
      <p className="small quiet">{t('security.dataText')}</p>
      <div role="status">
        {said && (
          <Notice kind={said === 'saved' ? 'success' : 'danger'}>{t(`security.dataOutcome.${said}`)}</Notice>
        )}
      </div>
      <div>
        <Button look="line" size="sm" busy={busy} onClick={() => void download()}>
          <Icon name="download" small />
          {t(busy ? 'security.dataGathering' : 'security.dataGo')}
        </Button>
      </div>
    </section>
  );
}
