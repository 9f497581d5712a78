import { isDay } from '#shared/days.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';
import type { CustomField, SocialType } from '../field.ts';

/** No bound is published; a text box of a profile takes less. */
const MAX_TEXT = 1000;

/** Under which hosts a network has its pages; any for `OTHER`. */
const HOSTS: Partial<Record<SocialType, readonly string[]>> = {
  FACEBOOK: ['facebook.com', 'fb.com'],
  INSTAGRAM: ['instagram.com'],
  LINKEDIN: ['linkedin.com'],
  TWITTER: ['twitter.com', 'x.com'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  PINTEREST: ['pinterest.com', 'pinterest.de', 'pinterest.fr', 'pinterest.co.uk', 'pin.it'],
  TIKTOK: ['tiktok.com'],
  DEVIANTART: ['deviantart.com'],
  SOUNDCLOUD: ['soundcloud.com'],
  TUMBLR: ['tumblr.com'],
  VIMEO: ['vimeo.com'],
  VKONTAKTE: ['vk.com', 'vkontakte.ru'],
  ODNOKLASSNIKI: ['ok.ru', 'odnoklassniki.ru'],
};

const MAX_URL = 2048;

function webAddress(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL) return undefined;
  const url = URL.parse(value);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

const isOf = ({ hostname }: URL, network: SocialType): boolean =>
  HOSTS[network]?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true;

/** A day, with a time or without. */
const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^.{10}(?:T.+)?$/.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

type Problem = Pick<FieldViolation, 'violatedRule' | 'description' | 'data' | 'ruleName'>;

const wrong = (description: string, expected: string): Problem => ({
  violatedRule: 'FORMAT',
  description,
  data: { expected },
});

/** The contract's own rule for addresses. */
const wrongAddress = (key: string, value: unknown, description: string): Problem => ({
  violatedRule: 'OTHER',
  ruleName: 'INVALID_CUSTOM_FIELD_URL',
  description,
  data: { fields: { [key]: String(value) } },
});

/** What keeps a member from having this value; an empty one, which clears, is not asked about. */
export function problemOf(
  { key, fieldType, socialType }: Pick<CustomField, 'key' | 'fieldType' | 'socialType'>,
  value: unknown,
): Problem | undefined {
  if (fieldType === 'NUMBER') return Number.isFinite(value) ? undefined : wrong('must be a number', 'NUMBER');
  if (fieldType === 'DATE') return isDate(value) ? undefined : wrong('must be a date', 'DATE');
  if (fieldType === 'URL')
    return webAddress(value)
      ? undefined
      : wrongAddress(key, value, 'must be a web address, such as https://example.com');
  if (fieldType === 'SOCIAL') {
    const url = webAddress(value);
    if (url && isOf(url, socialType)) return undefined;
    return wrongAddress(key, value, `must be an address of ${socialType}`);
  }
  if (typeof value !== 'string') return wrong('must be a text', 'TEXT');
  if (value.length <= MAX_TEXT) return undefined;
  return {
    violatedRule: 'MAX_LENGTH',
    description: `must have at most ${MAX_TEXT} characters`,
    data: { threshold: MAX_TEXT },
  };
}

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
