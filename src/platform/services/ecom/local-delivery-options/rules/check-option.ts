import { invalidField } from '#platform/contract/errors.ts';
import { checkRates } from '../../shipping-options/public.ts';
import type { GeoPoint, LocalDeliveryOption } from '../local-delivery-option.ts';
import { windowsOf } from './windows.ts';

const AT = 'localDeliveryOption';
const MAX_POSTCODES = 1000;
const MAX_PATTERN = 20;
/** What a postal code is written with, and a star for whatever stands there. */
const PATTERN = /^[A-Za-z0-9 -]*[A-Za-z0-9*][A-Za-z0-9 *-]*$/;

function checkPostcodes(zipCodes: readonly string[]): void {
  const at = `${AT}.zipConfig.zipCodes`;
  if (zipCodes.length === 0) throw invalidField(at, 'MIN_SIZE', 'must name a postal code', { threshold: 1 });
  if (zipCodes.length > MAX_POSTCODES)
    throw invalidField(at, 'MAX_SIZE', `has more than ${MAX_POSTCODES} postal codes`, {
      threshold: MAX_POSTCODES,
    });
  for (const [index, code] of zipCodes.entries()) {
    const field = `${at}[${index}]`;
    if (code.length > MAX_PATTERN)
      throw invalidField(field, 'MAX_LENGTH', `is longer than ${MAX_PATTERN} characters`, {
        threshold: MAX_PATTERN,
      });
    if (!PATTERN.test(code))
      throw invalidField(field, 'FORMAT', 'is a postal code, with * for whatever stands there', {
        type: 'POSTCODE',
      });
  }
}

function checkPoint({ latitude, longitude }: GeoPoint, at: string): void {
  const isOnEarth =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isOnEarth) throw invalidField(at, 'OTHER', 'is no place on earth', { ruleName: 'INVALID_LOCATION' });
}

function checkShape(geocodes: readonly GeoPoint[]): void {
  const at = `${AT}.customAreaConfig.geocodes`;
  if (geocodes.length < 3)
    throw invalidField(at, 'MIN_SIZE', 'needs three corners at least', { threshold: 3 });
  for (const [index, point] of geocodes.entries()) checkPoint(point, `${at}[${index}]`);
}

function checkWindows({ scheduledDeliveryConfig }: LocalDeliveryOption): void {
  if (!scheduledDeliveryConfig) return;
  const at = `${AT}.scheduledDeliveryConfig`;
  const { handlingDays } = scheduledDeliveryConfig;
  if (handlingDays != null && handlingDays < 0)
    throw invalidField(`${at}.handlingDays`, 'MIN', 'must not be less than 0', { threshold: 0 });
  const windows = windowsOf(scheduledDeliveryConfig);
  for (const [index, { day, from, to }] of windows.entries()) {
    if (from >= to)
      throw invalidField(`${at}.timeWindows`, 'OTHER', 'must begin before they end', {
        ruleName: 'INVALID_TIME_WINDOW',
        day,
      });
    const overlapped = windows
      .slice(0, index)
      .some((other) => other.day === day && other.from < to && from < other.to);
    if (overlapped)
      throw invalidField(`${at}.timeWindows`, 'OTHER', 'must not overlap on one day', {
        ruleName: 'OVERLAPPING_TIME_WINDOWS',
        day,
      });
  }
}

/** @throws 400 for rates, an area or times that cannot be */
export function checkOption(option: LocalDeliveryOption): void {
  const { zipConfig, radiusConfig, customAreaConfig, rate, minimumFreeDeliveryOrderAmount } = option;
  checkRates(option.rates, `${AT}.rates`);
  if (rate?.startsWith('-'))
    throw invalidField(`${AT}.rate`, 'MIN', 'must not be less than 0', { threshold: 0 });
  if (minimumFreeDeliveryOrderAmount != null && minimumFreeDeliveryOrderAmount < 0)
    throw invalidField(`${AT}.minimumFreeDeliveryOrderAmount`, 'MIN', 'must not be less than 0', {
      threshold: 0,
    });
  if (zipConfig) checkPostcodes(zipConfig.zipCodes ?? []);
  if (radiusConfig) {
    if (radiusConfig.radius === undefined)
      throw invalidField(`${AT}.radiusConfig.radius`, 'REQUIRED_FIELD', 'is required');
    checkPoint(radiusConfig.address?.geocode ?? {}, `${AT}.radiusConfig.address.geocode`);
  }
  if (customAreaConfig) checkShape(customAreaConfig.geocodes ?? []);
  checkWindows(option);
}
