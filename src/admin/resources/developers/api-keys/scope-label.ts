import { keyAreas, type KeyScope } from '#shared/developers.ts';

type Translate = (key: string, values?: object) => string;

/** What a key opens, in one line: "Orders: change; Stock: look". */
export function scopeLabel(translate: Translate, scope: KeyScope): string {
  if (typeof scope === 'string') return translate(`api-keys.scope.${scope}`);
  return keyAreas
    .flatMap((area) => {
      const level = scope[area];
      if (!level) return [];
      return [`${translate(`api-keys.area.${area}.name`)}: ${translate(`api-keys.level.${level}`)}`];
    })
    .join('; ');
}
